import { expect, test } from "vitest";
import { emailsAbout } from "../../../../tests/support/product/booking.ts";
import { openChanges, today } from "../../../../tests/support/product/changed-booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked, mails } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { addDays, daysBetween } from "../../../dates/dates.ts";
import { changesOf } from "../../history/store.server.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { cancellationFee } from "../../payment/rules.ts";
import { holdingFor } from "../../performer/staffing.server.ts";
import { answerChange } from "./answer-change.server.ts";
import { cancellationTermsAfter } from "./cancelling-days.server.ts";
import { waitingChange } from "./open-proposal.server.ts";

const table = [
  { from: 28, keepPercent: 0, words: "" },
  { from: 14, keepPercent: 15, words: "" },
  { from: 3, keepPercent: 40, words: "" },
  { from: 0, keepPercent: 70, words: "" },
];
const movedTo = (before: string, after: string, terms = table) => {
  const quote = { eventDate: before, offerTerms: JSON.stringify(terms) };
  return cancellationTermsAfter(quote as Parameters<typeof cancellationTermsAfter>[0], after, today);
};

test("a move shortens exactly where cancelling on some day would keep more than before", () => {
  const tables = [table, table.slice(1), [{ from: 0, keepPercent: 30, words: "" }], table.slice(2).toReversed()];
  const ahead = [0, 1, 2, 3, 4, 13, 14, 15, 27, 28, 29, 40];
  for (const terms of tables)
    for (const before of ahead)
      for (const after of ahead) {
        const [old, now] = [addDays(today, before), addDays(today, after)];
        const kept = (day: string, party: string) => cancellationFee(100, daysBetween(day, party), terms);
        const days = Array.from({ length: before + 1 }, (_, count) => addDays(today, count));
        const worse = days.some((day) => kept(day, now) > kept(day, old));
        expect(movedTo(old, now, terms).shortens, `${before} to ${after} days ahead`).toBe(worse);
      }
});

test("the text of what is kept names each last day, without those that have passed", () => {
  expect(movedTo("2027-06-12", "2026-12-20").rows).toEqual([
    {
      label: "Kept on cancelling",
      before: "nothing until 15 May 2027, 15% until 29 May 2027, 40% until 9 June 2027, then 70%",
      after: "nothing until 22 November 2026, 15% until 6 December 2026, 40% until 17 December 2026, then 70%",
    },
  ]);
  expect(movedTo("2026-12-05", "2026-11-22").rows).toMatchObject([
    { before: "15% until 21 November 2026, 40% until 2 December 2026, then 70%", after: "70%" },
  ]);
  expect(movedTo("2026-12-05", "2026-12-05")).toEqual({ shortens: false, rows: [] });
});

describeOnEach("a booking moved to an earlier day", (stores) => {
  test("asks the customer, who reads what cancelling keeps then; their yes makes it, at the price that is paid", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const { reference } = await booked();
    await markPaid(ports, { reference, part: "balance", pence: 26_104 });
    const quote = await stored(reference);
    expect(await edit(quote, { date: "5 December 2026" })).toMatchObject({ kind: "done", changeKind: "ask" });
    expect(await stored(reference)).toEqual(quote);
    const asked = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "change-proposed")?.mail.text;
    expect(asked).toContain(
      "It leaves you less time to cancel, so we ask you first: nothing changes until you say yes.",
    );
    expect(asked).toContain("Kept on cancelling: 15% until 21 November 2026, 40% until 2 December 2026, then 70%");
    expect(asked).toContain(
      "before: nothing until 15 May 2027, 15% until 29 May 2027, 40% until 9 June 2027, then 70%",
    );
    expect(asked).toContain("If you say yes: All of it is paid.");

    const waiting = await waitingChange(ports.database, quote, today);
    expect(await answerChange(ports, { reference, madeAt: waiting?.madeAt ?? "", yes: true })).toBe(true);
    expect(await stored(reference)).toMatchObject({ status: "balance-paid", eventDate: "2026-12-05" });
    const told = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "booking-changed")?.mail.text;
    expect(told).toContain("Kept on cancelling: 15% until 21 November 2026");
    const cancelled = await cancelQuote(ports, { reference, byAgency: false });
    expect(cancelled).toMatchObject({ ok: true, refund: 32_630 - Math.floor((32_630 * 15) / 100) });
  });

  test("can't be made once more was paid than it would cost, and the desk says so", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const { reference } = await booked();
    await edit(await stored(reference), { date: "5 December 2026", performers: "1" });
    const note = async () => {
      const { page } = await (await deskBrowser(ports)).get(`/desk/bookings/${reference}`);
      return page.querySelector(".desk-status .desk-note")?.text;
    };
    expect(await note()).toContain("waits for the customer’s yes");
    await markPaid(ports, { reference, part: "balance", pence: 26_104 });
    expect(await waitingChange(ports.database, await stored(reference), today)).toBeUndefined();
    expect(await note()).toContain("can’t be made any more");
    await edit(await stored(reference), { date: "19 June 2027" });
    expect(await note()).toBeUndefined();
  });

  test("that the customer refuses keeps its old days for cancelling", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, { date: "5 December 2026" });
    const waiting = await waitingChange(ports.database, quote, today);
    expect(await answerChange(ports, { reference, madeAt: waiting?.madeAt ?? "", yes: false })).toBe(true);
    expect(await stored(reference)).toEqual(quote);
    expect(await cancelQuote(ports, { reference, byAgency: false })).toMatchObject({ refund: 6526 });
  });

  test("moves at once after a yes by phone, which the history keeps, or where nothing is lost", async () => {
    const { ports, booked, edit, stored, setTime } = await openChanges(stores);
    const { reference } = await booked();
    await edit(await stored(reference), { date: "5 December 2026" }, { agreed: true });
    expect((await stored(reference)).eventDate).toBe("2026-12-05");
    const changes = await changesOf(ports.database, { kind: "quote", id: reference });
    expect(changes.at(-1)?.detail).toContain("kept on cancelling; yes by phone");
    // Two days and one day before the party, the same row of the table applies, so nothing is lost.
    setTime("2026-12-03T12:00:00Z");
    expect(await edit(await stored(reference), { date: "4 December 2026" })).toMatchObject({ changeKind: "at-once" });
    expect((await stored(reference)).eventDate).toBe("2026-12-04");
  });

  test("that also costs more names both reasons", async () => {
    const { ports, booked, edit } = await openChanges(stores);
    const quote = await booked();
    await edit(quote, { date: "5 June 2027", performers: "3" });
    const asked = (await emailsAbout(ports, quote.reference)).find(({ kind }) => kind === "change-proposed");
    expect(asked?.mail.text).toContain("It costs £160 more and leaves you less time to cancel, so we ask you first");
  });

  test("to an earlier day with fewer performers: the owner reads who is asked again, and who is released", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const { reference } = await booked();
    for (const publicName of ["Ann", "Bob"])
      await asked(ports, reference, (await storePerformer(ports.database, { publicName })).id);
    await edit(await stored(reference), { date: "5 December 2026", performers: "1" });
    const waiting = await waitingChange(ports.database, await stored(reference), today);
    expect(await answerChange(ports, { reference, madeAt: waiting?.madeAt ?? "", yes: true })).toBe(true);
    const [told] = await mails(ports, reference, "change-answered-for-desk");
    expect(told?.text).toContain("asked again. Released, as fewer are wanted, if the others are free: Bob.");
    expect((await holdingFor(ports.database, [reference])).map(({ publicName }) => publicName)).toEqual(["Ann"]);
  });
});
