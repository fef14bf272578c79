/** Bookings that take a random course, and the checks after each step. */
import fc from "fast-check";
import { expect } from "vitest";
import type { Ports } from "../../../app/context.ts";
import { addDays } from "../../../app/dates/dates.ts";
import { venueDate } from "../../../app/dates/today.server.ts";
import { acceptOffer } from "../../../app/features/booking/accept-offer.server.ts";
import { closePastEvents, expireQuotes } from "../../../app/features/booking/expire-quotes.server.ts";
import { remind } from "../../../app/features/booking/reminders/remind.server.ts";
import { sendOffer } from "../../../app/features/booking/send-offer.server.ts";
import { setPrice } from "../../../app/features/booking/set-price.server.ts";
import { cancelQuote } from "../../../app/features/payment/cancel-booking.server.ts";
import { markPaid } from "../../../app/features/payment/mark-paid.server.ts";
import { settlePayment } from "../../../app/features/payment/settle-payment.server.ts";
import { openPaymentOf } from "../../../app/features/payment/store.server.ts";
import { storeLink } from "../../../app/features/quote/links.server.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { requestQuote } from "../../../app/features/quote/request-quote.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import type { Payments } from "../../../app/payments-port.ts";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import { textOf } from "../texts/sums.ts";
import { checkout, deskOn, eventOf, form, paidEvent, payDue } from "./booking.ts";
import { storedEmail } from "./drawn-email.ts";
import type { TestStores } from "./stores.ts";
import {
  checkPages,
  expectedNow,
  expectNextSum,
  expectOnlyTrueSums,
  key,
  kindsThatSayWhatIsDue,
  type Moment,
} from "./what-is-due.tsx";

const begin = "2026-11-22";
const bank = bankTransfer({ accountName: "Bow & Tassel", sortCode: "00-00-00", accountNumber: "00000000" });

interface Course {
  /** Days: from the request to the party, from the request to the price, and from there at most to the last day of the offer */
  party: number;
  priced: number;
  valid: number;
  /** Pence */
  total: number;
  transfer: boolean;
  /**
   * `days` after the step before, `hour` at the venue. `pick`: the action, of those in `acts` for the quote's status; the first for 0 to 5,
   * otherwise the remainder of its division by their number. `jobs`: whether the periodic jobs run first
   */
  steps: { days: number; hour: number; pick: number; jobs: boolean }[];
}

export const randomCourses: fc.Arbitrary<Course> = fc.record({
  party: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 60 })),
  priced: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
  valid: fc.nat(30),
  total: fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 3000, max: 150_000 })),
  transfer: fc.boolean(),
  steps: fc.array(
    fc.record({
      days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 })),
      hour: fc.integer({ min: 0, max: 23 }),
      pick: fc.nat(9),
      jobs: fc.boolean(),
    }),
    { minLength: 3, maxLength: 9 },
  ),
});

type Act = (ports: Ports, reference: Reference) => Promise<unknown>;
const sent: Act = (ports, reference) => sendOffer(ports, { reference });
const paymentStarted: Act = (ports, reference) => payDue(ports, { reference });
const marked =
  (part: "deposit" | "balance" | "whole"): Act =>
  async (ports, reference) => {
    const quote = await quoteByReference(ports.database, reference);
    const pence = { deposit: quote?.offerDeposit, balance: quote?.offerBalance, whole: quote?.offerTotal }[part];
    await markPaid(ports, { reference, part, pence: pence ?? 0 });
  };
const settled =
  (type: "paid" | "failed"): Act =>
  async (ports, reference) => {
    const payment = await openPaymentOf(ports.database, reference);
    if (payment) await settlePayment(ports, type === "paid" ? paidEvent(payment) : eventOf(payment, { type }));
  };
const cancelled: Act = (ports, reference) => cancelQuote(ports, { reference, byAgency: false });
const accepted: Act = (ports, reference) => acceptOffer(ports, { reference, offerVersion: 1, reviewWanted: false });

/** The actions in each status. The first moves the quote forward and is picked more often than the others. */
const acts: Partial<Record<string, Act[]>> = {
  sent: [accepted, sent, marked("deposit"), marked("whole")],
  accepted: [paymentStarted, sent, marked("deposit"), marked("whole")],
  "deposit-pending": [settled("paid"), settled("failed"), paymentStarted, sent, marked("deposit")],
  booked: [paymentStarted, settled("paid"), settled("failed"), marked("balance"), sent, cancelled],
  "balance-paid": [sent, cancelled],
};

/** Takes one booking through its course, and checks everything after each step. @param seen receives a name for each state and kind of email that was checked */
export async function walkThrough(stores: TestStores, course: Course, seen: Set<string>) {
  const { payments: hosted, asked } = checkout();
  const payments: Payments = course.transfer ? bank : hosted;
  const { ports, setTime } = deskOn(await stores.fresh(), payments);
  let day = begin;
  setTime(`${day}T10:00:00Z`);
  const date = addDays(begin, course.party);
  const { reference } = await requestQuote(ports, form({ date }, {}, ports.clock.now()));
  const quote = await quoteByReference(ports.database, reference);
  if (!quote) throw new Error("nothing was stored");
  await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));

  const checked = new Set<string>();
  const checkEverything = async (when: string) => {
    const moment: Moment = { ports, reference, today: venueDate(ports.clock.now()) };
    const now = await expectedNow(moment);
    const { due, guess } = now;
    seen.add(`${now.quote.status}, ${due?.next?.part ?? "nothing"}${due?.next?.lateSince ? " late" : ""}`);
    const written = await ports.database
      .selectFrom("outbox")
      .select(["id", "kind", "message"])
      .where("subjectRef", "=", reference)
      .execute();
    for (const { id, kind, message } of written) {
      if (checked.has(id)) continue;
      checked.add(id);
      seen.add(kind);
      const mail = await storedEmail(message);
      // The general terms end the email, with the least deposit of any booking.
      for (const part of [mail.subject, mail.text, textOf(mail.html)])
        expectOnlyTrueSums(part.replace(/\bour terms\b.*/is, ""), now, moment.today);
      if (kindsThatSayWhatIsDue.includes(kind)) expectNextSum(mail.text, due);
      if (kind === "quote-received") expectNextSum(mail.text, guess);
      if (kind === "payment-instructions" && due?.next?.lateSince === null)
        expect(mail.text).toMatch(/Send it (by|now)/);
    }
    await checkPages(moment, now, seen);
    expect(
      asked.every(({ part, pence }) => now.payments.some((one) => one.part === part && one.pence === pence)),
      when,
    ).toBe(true);
  };
  await checkEverything("asked");

  day = addDays(begin, course.priced);
  setTime(`${day}T10:00:00Z`);
  await checkEverything("days later");
  const lines = [{ label: "All of it", detail: "", pence: course.total }];
  const until = addDays(day, Math.min(course.valid, Math.max(0, course.party - course.priced)));
  await setPrice(ports, { reference, lines, validUntil: until });
  await checkEverything("priced");
  await sendOffer(ports, { reference });
  await checkEverything("sent");
  for (const { days, hour, pick, jobs } of course.steps) {
    day = addDays(day, days);
    setTime(`${day}T${String(hour).padStart(2, "0")}:30:00Z`);
    if (jobs) {
      await expireQuotes(ports);
      await closePastEvents(ports);
      await remind(ports, new AbortController().signal);
    }
    if (days > 0 || jobs) await checkEverything("a day later");
    const { status } = (await quoteByReference(ports.database, reference)) ?? quote;
    const possible = acts[status] ?? [];
    await possible[pick < 6 ? 0 : pick % possible.length]?.(ports, reference);
    await checkEverything("done");
  }
}
