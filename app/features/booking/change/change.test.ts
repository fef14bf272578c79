import { expect, test } from "vitest";
import {
  accepted,
  checkout,
  deskOn,
  emailsAbout,
  form,
  paidEvent,
  startedPayment,
} from "../../../../tests/support/product/booking.ts";
import { type Bench, describeOnEach } from "../../../../tests/support/product/stores.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import { changesOf } from "../../history/store.server.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";
import { stripQuote } from "../../privacy/erase-quotes.server.ts";
import { readDetails } from "../../quote/details.server.ts";
import { quoteForm } from "../../quote/form/fields.ts";
import { valuesOf } from "../../quote/form/values-of.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { claimOnce } from "../../quote/sent-notifications.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { dueOf } from "../due.server.ts";
import { sendOffer } from "../send-offer.server.ts";
import { setPrice, suggestedLines } from "../set-price.server.ts";
import { answerChange, waitingChange } from "./answer-change.server.ts";
import { editBooking } from "./edit-booking.server.ts";
import { isPlan, planChange } from "./proposal.server.ts";

const by = { kind: "owner", email: "jo@agency.example" } as const;
const now = new Date("2026-11-21T12:00:00Z");

async function open(bench: Bench) {
  const desk = deskOn(await bench.fresh(), checkout().payments);
  const { ports } = desk;
  const stored = async (reference: Reference) => {
    const found = await quoteByReference(ports.database, reference);
    if (!found) throw new Error("it is gone");
    return found;
  };
  /** Two butlers in York, £326.30; deposit £65.26 paid */
  const booked = async () => {
    const reference = await accepted(ports);
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    return stored(reference);
  };
  /** As the desk does it: the form with some answers changed, the price worked out, and saved as shown. */
  const edit = async (
    quote: Quote,
    changes: Record<string, string>,
    more: Partial<Parameters<typeof editBooking>[1]> = {},
  ) => {
    const details = readDetails(tidyValues(quoteForm, { ...valuesOf(quote), ...changes }), now);
    if (!details.ok) throw new Error(JSON.stringify(details.errors));
    const plan = planChange(quote, details.input, more.lines);
    const total = isPlan(plan) ? plan.total : null;
    const { reference, version: expectedVersion } = quote;
    return editBooking(ports, { reference, details: details.input, total, expectedVersion, by, ...more });
  };
  const kinds = async (reference: Reference) => (await emailsAbout(ports, reference)).map(({ kind }) => kind);
  return { ...desk, stored, booked, edit, kinds };
}

describeOnEach("a booking that is changed", (bench) => {
  test("moves to another day at the same price: balance, links and reminders follow, and the customer gets an email", async () => {
    const { ports, booked, edit, stored } = await open(bench);
    const quote = await booked();
    const { reference } = quote;
    await ports.write((write) => claimOnce(write, reference, "week-before", now.toISOString()));
    expect(await edit(quote, { date: "19 June 2027", venue: "The Old Crown <b>" })).toMatchObject({
      kind: "done",
      way: "at-once",
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
    expect(sent?.mail.html).toContain("The Old Crown &lt;b&gt;");
    const changes = await changesOf(ports.database, { kind: "quote", id: reference });
    expect(changes.at(-1)).toMatchObject({
      action: "Changed the booking",
      actorEmail: by.email,
      detail: "date 12 June 2027 → 19 June 2027; venue",
    });
  });

  test("costs more only once the customer says yes: what was paid stays, the rest is the balance", async () => {
    const { ports, booked, edit, stored, kinds } = await open(bench);
    const quote = await booked();
    const { reference } = quote;
    expect(await edit(quote, { performers: "3" })).toMatchObject({ kind: "done", way: "ask" });
    expect(await stored(reference)).toEqual(quote);
    const asked = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "change-proposed");
    expect(asked?.mail.text).toContain("Price: £486.30\n  before: £326.30");
    expect(asked?.mail.text).toContain(`/quote/${reference}/change?key=`);

    const waiting = await waitingChange(ports.database, quote);
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

  test("stays as it was when the customer says no, and a later change takes the place of one that waits", async () => {
    const { ports, booked, edit, stored } = await open(bench);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, { performers: "3" });
    const first = await waitingChange(ports.database, quote);
    expect(await answerChange(ports, { reference, madeAt: first?.madeAt ?? "", yes: false })).toBe(true);
    expect(await stored(reference)).toEqual(quote);
    expect(await waitingChange(ports.database, quote)).toBeUndefined();
    await edit(quote, { performers: "3" });
    await edit(quote, { time: "8pm" });
    expect(await waitingChange(ports.database, await stored(reference))).toBeUndefined();
  });

  test("all paid, and dearer by a yes on the phone: a balance is left", async () => {
    const { ports, booked, edit, stored } = await open(bench);
    const { reference } = await booked();
    await markPaid(ports, { reference, part: "balance", pence: 26_104 });
    expect(await edit(await stored(reference), { performers: "3" }, { agreed: true })).toMatchObject({
      way: "at-once",
    });
    expect(await stored(reference)).toMatchObject({ status: "booked", offerDeposit: 32_630, offerBalance: 16_000 });
  });

  test("costs less down to what was paid, and never less than that", async () => {
    const { booked, edit, stored } = await open(bench);
    const quote = await booked();
    const to = (pence: number) => ({ lines: [{ label: "All in", detail: "", pence }] });
    expect(await edit(quote, {}, to(6525))).toEqual({ kind: "below-paid", paid: 6526 });
    expect(await edit(quote, {}, to(6526))).toMatchObject({ kind: "done", way: "at-once" });
    expect(await stored(quote.reference)).toMatchObject({ status: "booked", offerBalance: 0, offerTotal: 6526 });
  });

  test("is refused at a sum that was not shown, and by a form from before somebody else's change", async () => {
    const { booked, edit, stored } = await open(bench);
    const quote = await booked();
    expect(await edit(quote, { performers: "3" }, { total: 32_630 })).toMatchObject({
      kind: "another-price",
      plan: { total: 48_630 },
    });
    await edit(quote, { time: "8pm" });
    expect(await edit(quote, { time: "9pm" })).toMatchObject({ kind: "changed-since", quote: { eventTime: "20:00" } });
    expect((await stored(quote.reference)).eventTime).toBe("20:00");
    expect(await edit(await stored(quote.reference), {})).toEqual({ kind: "nothing" });
  });

  test("an offer becomes another offer, with what is different in its email; a payment under way is not cut off", async () => {
    const { ports, edit, stored } = await open(bench);
    const { reference } = await requestQuote(ports, form());
    expect(await edit(await stored(reference), { guests: "30" })).toMatchObject({ way: "details" });
    expect(await stored(reference)).toMatchObject({ status: "requested", groupSize: 30 });
    await setPrice(ports, { reference, lines: suggestedLines(await stored(reference)) ?? [] });
    await sendOffer(ports, { reference });
    expect(await edit(await stored(reference), { date: "19 June 2027" })).toMatchObject({ way: "offer" });
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
      way: "at-once",
    });
    expect((await stored(paying)).status).toBe("deposit-pending");
  });

  test("what the owner priced stays where it is for the same thing, and a place without a price asks for one", async () => {
    const { ports, stored } = await open(bench);
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
      return planChange(quote, details.input);
    };
    expect(plan({ date: "19 June 2027" })).toMatchObject({ was: 33_180, total: 33_180 });
    expect(plan({ performers: "3" })).toMatchObject({
      lines: [{ label: "3 × cheeky butlers", pence: 48_000 }, {}, { label: "Second costume", pence: 2550 }],
    });
    expect(plan({ place: "Oban" })).toEqual({ kind: "no-price" });
  });

  test("nothing is left to change of a booking that was cancelled, and erasing forgets a change that waits", async () => {
    const { ports, booked, edit, stored } = await open(bench);
    const quote = await booked();
    await edit(quote, { performers: "3" });
    await ports.write((write) => stripQuote(write, quote.reference));
    expect(await ports.database.selectFrom("bookingChange").selectAll().execute()).toEqual([]);
    await cancelQuote(ports, { reference: quote.reference, actor: "owner", byAgency: true, by });
    expect(await edit({ ...(await stored(quote.reference)), phone: "07700 900123" }, { performers: "1" })).toEqual({
      kind: "ended",
      status: "cancelled",
    });
  });
});
