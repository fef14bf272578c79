import { expect, test } from "vitest";
import { accepted, emailsAbout, form, startedPayment } from "../../../../tests/support/product/booking.ts";
import { by, now, openChanges, today } from "../../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import { readDay } from "../../desk/today/read-day.server.ts";
import { changesOf } from "../../history/store.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { readDetails } from "../../quote/details.server.ts";
import { quoteForm } from "../../quote/form/fields.ts";
import { valuesOf } from "../../quote/form/values-of.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { claimOnce } from "../../quote/sent-notifications.server.ts";
import { quoteByLink } from "../../quote/store.server.ts";
import { sendOffer } from "../send-offer.server.ts";
import { setPrice, suggestedLines } from "../set-price.server.ts";
import { statusTextOf } from "../status-text.ts";
import { planChange } from "./proposal.server.ts";

describeOnEach("a booking that is changed", (stores) => {
  test("moves to another day at the same price: balance, links and reminders follow, and the customer gets an email", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await ports.write((write) => claimOnce(write, reference, "week-before", now.toISOString()));
    expect(await edit(quote, { date: "19 June 2027", venue: "The Old Crown <b>" })).toMatchObject({
      kind: "done",
      changeKind: "at-once",
    });
    expect(await stored(reference)).toMatchObject({
      status: "booked",
      eventDate: "2027-06-19",
      offerBalanceDue: "2027-06-05",
      offerTotal: 32_630,
      offerDeposit: 6526,
      offerVersion: quote.offerVersion,
    });
    expect(
      await ports.database.selectFrom("notice").select("kind").where("reference", "=", reference).execute(),
    ).toEqual([]);
    const links = await ports.database.selectFrom("quoteLink").select("expiresAt").execute();
    expect(new Set(links.map(({ expiresAt }) => expiresAt))).toEqual(new Set(["2027-09-17T00:00:00.000Z"]));
    const sent = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "booking-changed");
    expect(sent?.mail.text).toContain("Date: Saturday 19 June 2027\n  before: Saturday 12 June 2027");
    expect(sent?.mail.text).toContain("Balance due: by 5 June 2027\n  before: by 29 May 2027");
    expect(sent?.mail.html).toContain("The Old Crown &lt;b&gt;");
    const changes = await changesOf(ports.database, { kind: "quote", id: reference });
    expect(changes.at(-1)).toMatchObject({
      action: "Changed the booking",
      actorEmail: by.email,
      detail: "date 12 June 2027 → 19 June 2027; venue; balance due; kept on cancelling",
    });
  });

  test("says in its email when the balance becomes due at once, and nothing of a balance if none is or was left", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const { reference } = await booked();
    const changed = async () =>
      (await emailsAbout(ports, reference))
        .filter(({ kind }) => kind === "booking-changed")
        .map(({ mail }) => mail.text);
    await edit(await stored(reference), { date: "28 November 2026" }, { agreed: true });
    expect(await changed()).toEqual([expect.stringContaining("Balance due: at once\n  before: by 29 May 2027")]);
    await markPaid(ports, { reference, part: "balance", pence: 26_104 });
    await edit(await stored(reference), { date: "5 June 2027" });
    expect((await changed()).filter((text) => text.includes("Balance due"))).toHaveLength(1);
  });

  test("keeps the day by which its balance was agreed to be paid, until the party moves", async () => {
    const { ports, booked, edit, stored, setTime } = await openChanges(stores);
    const { reference } = await booked();
    // The booking was agreed when the content had other terms.
    await ports.database.updateTable("quote").set({ offerBalanceDue: "2027-05-15" }).execute();
    await edit(await stored(reference), { venue: "The Old Crown" });
    expect(await stored(reference)).toMatchObject({ venue: "The Old Crown", offerBalanceDue: "2027-05-15" });
    await edit(await stored(reference), { performers: "3" }, { agreed: true });
    expect(await stored(reference)).toMatchObject({ offerTotal: 48_630, offerBalanceDue: "2027-05-15" });
    await edit(await stored(reference), { date: "19 June 2027" });
    expect(await stored(reference)).toMatchObject({ offerBalanceDue: "2027-06-05" });
    // The party moves so near that the balance's day would be in the past.
    setTime("2027-06-01T12:00:00Z");
    await edit(await stored(reference), { date: "12 June 2027" }, { agreed: true });
    expect(await stored(reference)).toMatchObject({ offerBalanceDue: "2027-06-01" });
  });

  test("whose customer's address the owner corrects is opened by no link that went to the earlier one", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const { reference } = await booked();
    const opened = async () => {
      const found: Record<string, boolean> = {};
      for (const { kind, mail } of await emailsAbout(ports, reference)) {
        const key = /[?&]key=([\w-]+)/.exec(mail.text)?.[1];
        if (key) found[kind] = Boolean(await quoteByLink(ports.database, { reference, key, now: now.toISOString() }));
      }
      return found;
    };
    await edit(await stored(reference), { email: "ZOE@example.com", venue: "The Old Crown" });
    expect(await opened()).toEqual({ booked: true, "booking-changed": true });
    await ports.database.deleteFrom("outbox").where("kind", "=", "booking-changed").execute();
    await edit(await stored(reference), { email: "zoe.oneill@example.com" });
    expect(await opened()).toEqual({ booked: false, "booking-changed": true });
    const told = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "booking-changed")?.mail.text;
    expect(told).toContain("Email: zoe.oneill@example.com\n  before: ZOE@example. com");
  });

  test("asks nobody at an address that the owner corrects in the same form", async () => {
    const { booked, edit, kinds } = await openChanges(stores);
    const quote = await booked();
    const changes = { performers: "3", email: "zoe.oneill@example.com" };
    expect(await edit(quote, changes)).toMatchObject({
      kind: "unfit",
      because: expect.stringContaining("new email address first"),
    });
    expect(await kinds(quote.reference)).not.toContain("change-proposed");
    expect(await edit(quote, changes, { agreed: true })).toMatchObject({ kind: "done" });
  });

  test("can cost less, but never less than what was paid", async () => {
    const { booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    const to = (pence: number) => ({ lines: [{ label: "All in", detail: "", pence }] });
    expect(await edit(quote, {}, to(6525))).toEqual({ kind: "below-paid", paid: 6526 });
    expect(await edit(quote, {}, to(6526))).toMatchObject({ kind: "done", changeKind: "at-once" });
    expect(await stored(quote.reference)).toMatchObject({ status: "booked", offerBalance: 0, offerTotal: 6526 });
  });

  test("is refused at a sum that was not shown, and by a form from before somebody else's change", async () => {
    const { booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    expect(await edit(quote, { performers: "3" }, { total: 32_630 })).toEqual({ kind: "another-price" });
    await edit(quote, { time: "8pm" });
    expect(await edit(quote, { time: "9pm" })).toMatchObject({ kind: "changed-since" });
    expect((await stored(quote.reference)).eventTime).toBe("20:00");
    expect(await edit(await stored(quote.reference), {})).toEqual({ kind: "nothing" });
  });

  test("an offer becomes another offer, with what is different in its email; a payment under way is not cut off", async () => {
    const { ports, edit, stored } = await openChanges(stores);
    const { reference } = await requestQuote(ports, form());
    expect(await edit(await stored(reference), { guests: "30" })).toMatchObject({ changeKind: "details" });
    expect(await stored(reference)).toMatchObject({ status: "requested", groupSize: 30 });
    await setPrice(ports, { reference, lines: suggestedLines(await stored(reference)) ?? [] });
    await sendOffer(ports, { reference });
    expect(await edit(await stored(reference), { date: "19 June 2027" })).toMatchObject({ changeKind: "offer" });
    expect(await stored(reference)).toMatchObject({ status: "priced", offerVersion: 2, eventDate: "2027-06-19" });
    await sendOffer(ports, { reference });
    const offers = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "quote-offer");
    expect(offers.map(({ mail }) => mail.text).join()).toContain(
      "Date: Saturday 19 June 2027 (before: Saturday 12 June 2027)",
    );

    const paying = await accepted(ports);
    await startedPayment(ports, paying);
    expect(await edit(await stored(paying), { performers: "3" })).toEqual({
      kind: "under-way",
      status: "deposit-pending",
    });
    expect(await edit(await stored(paying), { venue: "The Old Crown" })).toMatchObject({
      kind: "done",
      changeKind: "at-once",
    });
    expect((await stored(paying)).status).toBe("deposit-pending");
  });

  test("the owner's lines stay unless what they are for changes; a place without a price for travel asks for one", async () => {
    const { ports, stored } = await openChanges(stores);
    const { reference } = await requestQuote(ports, form());
    const lines = [
      ...(suggestedLines(await stored(reference)) ?? []),
      { label: "Second costume", detail: "", pence: 2550 },
    ];
    await setPrice(ports, { reference, lines: lines.map((line, i) => (i === 0 ? { ...line, pence: 30_000 } : line)) });
    const quote = await stored(reference);
    const plan = (changes: Record<string, string>) => {
      const details = readDetails(tidyValues(quoteForm, { ...valuesOf(quote), ...changes }), now);
      if (!details.ok) throw new Error(JSON.stringify(details.errors));
      return planChange(quote, details.input, today);
    };
    expect(plan({ date: "19 June 2027" })).toMatchObject({ was: 33_180, total: 33_180 });
    expect(plan({ performers: "3" })).toMatchObject({
      lines: [
        { label: "3 × cheeky butlers", detail: expect.stringMatching(/, £150 each$/), pence: 45_000 },
        {},
        { label: "Second costume", pence: 2550 },
      ],
    });
    expect(plan({ place: "Oban" })).toEqual({ kind: "no-price" });
  });

  test("a price that falls to what was paid leaves nothing to pay, as Today and the status say", async () => {
    const { ports, booked, edit, stored, setTime } = await openChanges(stores);
    const quote = await booked();
    expect((await edit(quote, {}, { lines: [{ label: "All in", detail: "", pence: 6526 }] })).kind).toBe("done");
    setTime("2027-06-01T12:00:00Z");
    const { queues } = await readDay(ports.database, "2027-06-01", ports.clock.now(), "checkout");
    expect([queues.parties.count, queues.balances]).toEqual([1, { count: 0, first: [] }]);
    expect(statusTextOf(await stored(quote.reference))).toBe("booked, all paid");
  });
});
