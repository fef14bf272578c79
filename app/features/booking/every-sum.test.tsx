/**
 * Everything that says what is paid when, read as people get it on random days of random bookings: every sum and day in it is one that the
 * rules of money give for that moment, and none is over.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import { checkout, deskOn, emailsAbout, eventOf, form, paidEvent } from "../../../tests/support/product/booking.ts";
import { type Bench, describeOnSqlite } from "../../../tests/support/product/stores.ts";
import {
  holds,
  key,
  type Moment,
  read,
  saysNext,
  tellsWhatIsDue,
  truth,
} from "../../../tests/support/product/what-is-due.tsx";
import { textOf } from "../../../tests/support/texts/sums.ts";
import type { Ports } from "../../context.ts";
import { addDays } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Payments } from "../../payments-port.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { markPaid } from "../payment/mark-paid.server.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { startPayment } from "../payment/start-payment.server.ts";
import { openPaymentOf } from "../payment/store.server.ts";
import { storeLink } from "../quote/links.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { acceptOffer } from "./accept-offer.server.ts";
import { closePastEvents, expireQuotes } from "./expire-quotes.server.ts";
import { remind } from "./reminders/remind.server.ts";
import { sendOffer } from "./send-offer.server.ts";
import { setPrice } from "./set-price.server.ts";

const begin = "2026-11-22";
const bank = bankTransfer({ accountName: "Bow & Tassel", sortCode: "00-00-00", accountNumber: "00000000" });

interface Course {
  /** Days from the request to the party, to the price, and from there to its last day at most */
  party: number;
  priced: number;
  valid: number;
  /** Pence by hand; nothing: the estimate's lines */
  total: number;
  transfer: boolean;
  steps: { days: number; hour: number; pick: number; jobs: boolean }[];
}

const courses: fc.Arbitrary<Course> = fc.record({
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

/** The first action in each moves the quote forward and is picked more often than the others. */
type Act = (ports: Ports, reference: Reference) => Promise<unknown>;
const sent: Act = (ports, reference) => sendOffer(ports, { reference });
const paymentStarted: Act = (ports, reference) => startPayment(ports, { reference });
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
const cancelled: Act = (ports, reference) => cancelQuote(ports, { reference, actor: "owner", byAgency: false });
const accepted: Act = (ports, reference) => acceptOffer(ports, { reference, offerVersion: 1, reviewWanted: false });

const acts: Partial<Record<string, Act[]>> = {
  sent: [accepted, sent, marked("deposit"), marked("whole")],
  accepted: [paymentStarted, sent, marked("deposit"), marked("whole")],
  "deposit-pending": [settled("paid"), settled("failed"), paymentStarted, sent, marked("deposit")],
  booked: [paymentStarted, settled("paid"), settled("failed"), marked("balance"), sent, cancelled],
  "balance-paid": [sent, cancelled],
};

async function walk(bench: Bench, course: Course, seen: Set<string>) {
  const { payments: hosted, asked } = checkout();
  const payments: Payments = course.transfer ? bank : hosted;
  const { ports, setTime } = deskOn(await bench.fresh(), payments);
  let day = begin;
  setTime(`${day}T10:00:00Z`);
  const date = addDays(begin, course.party);
  const { reference } = await requestQuote(ports, form({ date }, {}, ports.clock.now()));
  const quote = await quoteByReference(ports.database, reference);
  if (!quote) throw new Error("nothing was stored");
  await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));

  const checked = new Map<string, number>();
  const look = async (when: string) => {
    const moment: Moment = { ports, reference, today: venueDate(ports.clock.now()) };
    const now = await truth(moment);
    const { due, guess } = now;
    seen.add(`${now.quote.status}, ${due?.next?.part ?? "nothing"}${due?.next?.lateSince ? " late" : ""}`);
    const written = await emailsAbout(ports, reference);
    for (const [index, { kind, mail }] of written.entries()) {
      // By kind, in the order of writing: of one kind only the newest are new.
      const count = written.slice(0, index + 1).filter((one) => one.kind === kind).length;
      if (count <= (checked.get(kind) ?? 0)) continue;
      checked.set(kind, count);
      seen.add(kind);
      for (const part of [mail.subject, mail.text, textOf(mail.html)]) holds(part, now, moment.today);
      if (tellsWhatIsDue.includes(kind)) saysNext(mail.text, due);
      if (kind === "quote-received") saysNext(mail.text, guess);
      if (kind === "payment-instructions" && due?.next?.lateSince === null) expect(mail.text).toContain(`Send it by`);
    }
    await read(moment, now, seen);
    expect(
      asked.every(({ part, pence }) => now.payments.some((one) => one.part === part && one.pence === pence)),
      when,
    ).toBe(true);
  };
  await look("asked");

  day = addDays(begin, course.priced);
  setTime(`${day}T10:00:00Z`);
  await look("days later");
  const lines = [{ label: "All of it", detail: "", pence: course.total }];
  const until = addDays(day, Math.min(course.valid, Math.max(0, course.party - course.priced)));
  await setPrice(ports, { reference, lines, validUntil: until });
  await look("priced");
  await sendOffer(ports, { reference });
  await look("sent");
  for (const { days, hour, pick, jobs } of course.steps) {
    day = addDays(day, days);
    setTime(`${day}T${String(hour).padStart(2, "0")}:30:00Z`);
    if (jobs) {
      await expireQuotes(ports);
      await closePastEvents(ports);
      await remind(ports, new AbortController().signal);
    }
    if (days > 0 || jobs) await look("a day later");
    const { status } = (await quoteByReference(ports.database, reference)) ?? quote;
    const possible = acts[status] ?? [];
    await possible[pick < 6 ? 0 : pick % possible.length]?.(ports, reference);
    await look("done");
  }
}

/** Steps forward at noon, so many days apart. */
const forward = (...apart: number[]) => apart.map((days) => ({ days, hour: 12, pick: 0, jobs: true }));

const failing = { days: 0, hour: 12, pick: 6, jobs: false };

describeOnSqlite("what is paid when", (bench) => {
  test("is said alike by every page, email and printout, on every day", async () => {
    const seen = new Set<string>();
    const near = { party: 13, priced: 0, valid: 7, total: 18_500 };
    const far = { party: 40, priced: 0, valid: 7, total: 18_500 };
    await fc.assert(
      fc.asyncProperty(courses, (course) => walk(bench, course, seen)),
      {
        numRuns: Number(process.env.EVERY_SUM_RUNS ?? 6),
        examples: [
          // Nearer than the balance: all of it at once.
          [{ ...near, transfer: true, steps: forward(0, 0, 1) }],
          [{ ...near, transfer: false, steps: forward(0, 0, 1) }],
          // A deposit that nobody sends until all of it is due; then it lapses.
          [
            {
              party: 16,
              priced: 0,
              valid: 10,
              total: 18_500,
              transfer: true,
              steps: forward(0, 0, 0)
                .slice(0, 2)
                .concat(
                  { days: 3, hour: 12, pick: 7, jobs: true },
                  { days: 6, hour: 12, pick: 8, jobs: true },
                  { days: 5, hour: 12, pick: 8, jobs: true },
                ),
            },
          ],
          // Priced when the day of the balance of the estimate is over; refused by the bank, and tried again.
          [{ ...near, party: 16, priced: 3, transfer: false, steps: [...forward(0, 0), failing, ...forward(1, 0)] }],
          // A balance that is reminded of, falls late and is paid.
          [
            {
              ...far,
              transfer: false,
              steps: [...forward(0, 0, 1, 20), { days: 7, hour: 12, pick: 7, jobs: true }, ...forward(7, 1, 6)],
            },
          ],
          [
            {
              ...far,
              transfer: true,
              steps: [...forward(0, 0, 1, 22), { days: 9, hour: 12, pick: 9, jobs: true }, ...forward(4, 6)],
            },
          ],
          // Sent again once agreed to; less than the smallest deposit.
          [
            {
              ...far,
              total: 2999,
              transfer: true,
              steps: [...forward(0), { days: 0, hour: 9, pick: 9, jobs: false }, ...forward(0, 1, 1)],
            },
          ],
        ],
      },
    );
    for (const what of [
      "review",
      "page instructions",
      "instructions too late",
      "page booked",
      "page failed",
      "page request",
      ...tellsWhatIsDue,
    ])
      expect([...seen]).toContain(what);
  }, 120_000);
});
