import { expect, test } from "vitest";
import { emailsAbout } from "../../../../tests/support/product/booking.ts";
import { by, openChanges, today } from "../../../../tests/support/product/changed-booking.ts";
import { storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { minimiseQuote } from "../../privacy/erase-quotes.server.ts";
import { dueOf } from "../due.server.ts";
import { remind } from "../reminders/remind.server.ts";
import { answerChange, declinedChanges, dismissDeclinedChange } from "./answer-change.server.ts";
import { waitingChange } from "./open-proposal.server.ts";

describeOnEach("a booking that is changed", (stores) => {
  test("costs more only once the customer says yes: what was paid stays, the rest is the balance", async () => {
    const { ports, booked, edit, stored, kinds } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    expect(await edit(quote, { performers: "3" })).toMatchObject({ kind: "done", changeKind: "ask" });
    expect(await stored(reference)).toEqual(quote);
    const proposed = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "change-proposed");
    expect(proposed?.mail.text).toContain("Price: £486.30\n  before: £326.30");
    expect(proposed?.mail.text).toContain(`/quote/${reference}/change?key=`);

    const waiting = await waitingChange(ports.database, quote, today);
    expect(await answerChange(ports, { reference, madeAt: "2020-01-01T00:00:00.000Z", yes: true })).toBe(false);
    expect(await answerChange(ports, { reference, madeAt: waiting?.madeAt ?? "", yes: true })).toBe(true);
    const changed = await stored(reference);
    expect(changed).toMatchObject({
      performers: 3,
      status: "booked",
      offerTotal: 48_630,
      offerDeposit: 6526,
      offerBalance: 42_104,
    });
    expect(dueOf(changed, [], "2026-11-21")).toMatchObject({ paid: 6526, next: { part: "balance", pence: 42_104 } });
    expect(await answerChange(ports, { reference, madeAt: waiting?.madeAt ?? "", yes: true })).toBe(false);
    expect(await kinds(reference)).toEqual(expect.arrayContaining(["booking-changed", "change-answered-for-desk"]));
    expect(await markPaid(ports, { reference, part: "balance", pence: 26_104 })).toMatchObject({ ok: false });
    expect(await markPaid(ports, { reference, part: "balance", pence: 42_104 })).toMatchObject({ ok: true });
    expect((await stored(reference)).status).toBe("balance-paid");
  });

  test("is described to the owner as it is after the answer, with its performers if there are any", async () => {
    const { ports, booked, edit } = await openChanges(stores);
    const { id } = await storePerformer(ports.database);
    const emailAfter = async (yes: boolean, performer?: string) => {
      const quote = await booked();
      const { reference } = quote;
      if (performer) await asked(ports, reference, performer);
      await edit(quote, { date: "19 June 2027", performers: "3" });
      const waiting = await waitingChange(ports.database, quote, today);
      await answerChange(ports, { reference, madeAt: waiting?.madeAt ?? "", yes });
      return (await emailsAbout(ports, reference)).find(({ kind }) => kind === "change-answered-for-desk")?.mail;
    };
    const [yes, no, again] = [await emailAfter(true), await emailAfter(false), await emailAfter(true, id)];
    expect(yes?.subject).toMatch(/3 × .* 19 June 2027/);
    expect(yes?.text).not.toContain("Performers who were asked");
    expect(no?.subject).toMatch(/2 × .* 12 June 2027/);
    expect(again?.text).toContain("Performers who were asked are asked again.");
  });

  test("stays as it was when the customer says no, and a later change takes the place of one that waits", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, { performers: "3" });
    const first = await waitingChange(ports.database, quote, today);
    expect(await answerChange(ports, { reference, madeAt: first?.madeAt ?? "", yes: false })).toBe(true);
    expect(await stored(reference)).toEqual(quote);
    expect(await waitingChange(ports.database, quote, today)).toBeUndefined();
    await edit(quote, { performers: "3" });
    await edit(quote, { date: "19 June 2027" });
    expect(await waitingChange(ports.database, await stored(reference), today)).toBeUndefined();
  });

  test("a no is kept for the owner until it is ticked off, price or terms change or the party is over", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    const noes = async (day = today) =>
      (await declinedChanges(ports.database, day).select(["bookingChange.reference", "declinedAt"]).execute()).map(
        (one) => one.declinedAt ?? "",
      );
    const sayNo = async () => {
      const waiting = await waitingChange(ports.database, await stored(reference), today);
      const answer = { reference, madeAt: waiting?.madeAt ?? "", yes: false };
      expect(await answerChange(ports, answer)).toBe(true);
      // A change that was answered can't be answered again.
      for (const yes of [true, false]) expect(await answerChange(ports, { ...answer, yes })).toBe(false);
    };
    await edit(quote, { performers: "3" });
    expect(await noes()).toEqual([]);
    await sayNo();
    const [declinedAt = ""] = await noes();
    expect(declinedAt).not.toBe("");
    expect(await noes("2027-06-13")).toEqual([]);
    expect(await dismissDeclinedChange(ports, { reference, declinedAt: "2020-01-01T00:00:00.000Z" })).toBe(false);
    expect(await dismissDeclinedChange(ports, { reference, declinedAt })).toBe(true);
    expect(await dismissDeclinedChange(ports, { reference, declinedAt })).toBe(false);
    expect(await noes()).toEqual([]);

    await edit(quote, { performers: "3" });
    await sayNo();
    await edit(quote, { performers: "4" });
    expect(await noes(), "another change waits for an answer").toEqual([]);
    await sayNo();
    expect([(await edit(quote, { time: "8pm" })).kind, (await noes()).length]).toEqual(["done", 1]);
    await edit(await stored(reference), { date: "19 June 2027" });
    expect(await noes()).toEqual([]);
  });

  test("a yes is to the proposal that was shown, and not to one that takes its place at that moment", async () => {
    const { ports, booked, edit, stored, setTime } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, { performers: "3" });
    const shown = await waitingChange(ports.database, quote, today);
    setTime("2026-11-21T12:05:00Z");
    let replaced = false;
    const write: typeof ports.write = async (work) => {
      if (!replaced) {
        replaced = true;
        await edit(quote, { performers: "4" });
      }
      return ports.write(work);
    };
    const answer = { reference, madeAt: shown?.madeAt ?? "", yes: true };
    expect(await answerChange({ ...ports, write }, answer)).toBe(false);
    expect(await stored(reference)).toEqual(quote);
    const second = await waitingChange(ports.database, quote, today);
    expect(second?.after.performers).toBe(4);
    expect(await answerChange(ports, { ...answer, madeAt: second?.madeAt ?? "" })).toBe(true);
  });

  test("a change whose day is over can't be answered", async () => {
    const { ports, booked, edit, stored, setTime } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, { performers: "3", date: "5 December 2026" });
    const shown = await waitingChange(ports.database, quote, "2026-12-05");
    setTime("2026-12-06T12:00:00Z");
    for (const yes of [true, false])
      expect(await answerChange(ports, { reference, madeAt: shown?.madeAt ?? "", yes })).toBe(false);
    expect(await stored(reference)).toEqual(quote);
    expect(await waitingChange(ports.database, quote, "2026-12-06")).toBeUndefined();
  });

  test("a fully paid booking that becomes dearer by a yes on the phone has a balance again", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const { reference } = await booked();
    await markPaid(ports, { reference, part: "balance", pence: 26_104 });
    expect(await edit(await stored(reference), { performers: "3" }, { agreed: true })).toMatchObject({
      changeKind: "at-once",
    });
    expect(await stored(reference)).toMatchObject({ status: "booked", offerDeposit: 32_630, offerBalance: 16_000 });
  });

  test("what an agreed extra costs is due from that day on, and reminded of as a first balance is", async () => {
    const { ports, booked, edit, stored, kinds, setTime } = await openChanges(stores);
    const { reference } = await booked();
    const { signal } = new AbortController();
    const dueEmails = async () => (await kinds(reference)).filter((kind) => kind.startsWith("balance-")).sort();
    setTime("2027-05-30T12:00:00Z");
    await remind(ports, signal);
    expect(await dueEmails()).toEqual(["balance-due", "balance-late-for-desk"]);
    await markPaid(ports, { reference, part: "balance", pence: 26_104 });
    const once = ["balance-due", "balance-late-for-desk", "balance-paid", "balance-paid-for-desk"];
    setTime("2027-06-05T12:00:00Z");
    await edit(await stored(reference), { performers: "3" });
    const waiting = await waitingChange(ports.database, await stored(reference), "2027-06-05");
    await answerChange(ports, { reference, madeAt: waiting?.madeAt ?? "", yes: true });
    expect(await stored(reference)).toMatchObject({ offerBalance: 16_000, offerBalanceDue: "2027-06-05" });
    const written = await emailsAbout(ports, reference);
    const texts = written.flatMap(({ kind, mail }) =>
      /^(booking-changed|change-proposed)$/.test(kind) ? [mail.text] : [],
    );
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain("£160 is left and due now.");
    await remind(ports, signal);
    expect(await dueEmails()).toEqual(once);
    setTime("2027-06-06T12:00:01Z");
    await remind(ports, signal);
    expect(await dueEmails()).toEqual([...once, "balance-due", "balance-late-for-desk"].sort());
  });

  test("a cancelled booking can't be changed, and erasing deletes a change that waits", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    await edit(quote, { performers: "3" });
    await ports.write((write) => minimiseQuote(write, quote.reference));
    expect(await ports.database.selectFrom("bookingChange").selectAll().execute()).toEqual([]);
    await cancelQuote(ports, { reference: quote.reference, byAgency: true, by });
    expect(await edit({ ...(await stored(quote.reference)), phone: "07700 900123" }, { performers: "1" })).toEqual({
      kind: "ended",
      status: "cancelled",
    });
  });
});
