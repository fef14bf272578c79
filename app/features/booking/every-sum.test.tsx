/**
 * Everything that says what is paid when, read as people get it on random days of random bookings: no sum and no day in it but those that the
 * rules of money say of that very moment, and none that is over.
 */
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { exportCsv } from "../../../server/desk/export.ts";
import { showQuote } from "../../../server/desk/quote.ts";
import { showToday } from "../../../server/desk/today.ts";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import { checkout, deskOn, emailsAbout, eventOf, form, paidEvent } from "../../../tests/support/booking.ts";
import { type Bench, describeOnSqlite } from "../../../tests/support/stores.ts";
import { daysIn, sumsIn, wordsIn } from "../../../tests/support/sums.ts";
import type { Payments, Ports } from "../../context.ts";
import { addDays } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { directData } from "../../pages/booking/direct.server.ts";
import DirectPage from "../../pages/booking/page.tsx";
import { calendarEvent } from "../../pages/success/calendar-event.server.ts";
import SuccessPage from "../../pages/success/page.tsx";
import { successData } from "../../pages/success/success.server.ts";
import { formatPounds } from "../../ui/money.ts";
import { type Due, whatIsDue } from "../money/rules.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { markPaid } from "../payment/mark-paid.server.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { startPayment } from "../payment/start-payment.server.ts";
import { openPaymentOf, paymentsOf, refundsOf } from "../payment/store.server.ts";
import { balanceDueOn, type Estimate } from "../quote/estimate/estimate.ts";
import { storeLink } from "../quote/links.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { acceptOffer } from "./accept-offer.server.ts";
import { calendarFile } from "./calendar.ts";
import { dueOf } from "./due.server.ts";
import { closePastEvents, expireQuotes } from "./expire-quotes.server.ts";
import { parseOffer } from "./offer.server.ts";
import { remind } from "./reminders/remind.server.ts";
import { sendOffer } from "./send-offer.server.ts";
import { setPrice } from "./set-price.server.ts";

const begin = "2026-11-22";
const key = "k".repeat(22);
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

/** The first act in each is the way forward; it is taken more often than not. */
type Act = (ports: Ports, reference: Reference) => Promise<unknown>;
const sent: Act = (ports, reference) => sendOffer(ports, { reference });
const begun: Act = (ports, reference) => startPayment(ports, { reference });
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
  accepted: [begun, sent, marked("deposit"), marked("whole")],
  "deposit-pending": [settled("paid"), settled("failed"), begun, sent, marked("deposit")],
  booked: [begun, settled("paid"), settled("failed"), marked("balance"), sent, cancelled],
  "balance-paid": [sent, cancelled],
};

type Page = "direct" | "success";
const pages = { direct: DirectPage, success: SuccessPage };

/** A page as the server sends it. */
async function pageOf(name: Page, url: string, loaderData: unknown): Promise<string> {
  const View = pages[name] as (props: { loaderData: unknown }) => ReactNode;
  const routes = [{ path: "*", Component: () => <View loaderData={loaderData} /> }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error("the page answered with a response");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
  );
}

interface Moment {
  ports: Ports;
  reference: Reference;
  today: string;
}

/** What the rules say of this moment, and what else may be said of sums and days. */
async function truth({ ports: { database }, reference, today }: Moment) {
  const quote = await quoteByReference(database, reference);
  if (!quote) throw new Error("it is gone");
  const payments = await paymentsOf(database, reference);
  const refunds = await refundsOf(database, reference);
  const offer = parseOffer(quote);
  const estimate = JSON.parse(quote.estimate) as Estimate;
  const asked = estimate.total !== null &&
    estimate.payment && {
      total: estimate.total,
      ...estimate.payment,
      balanceDue: balanceDueOn(quote.eventDate, estimate.payment.balanceDueDays),
      validUntil: null,
    };
  const unpriced = quote.status === "requested" || quote.status === "priced";
  const guess = asked && unpriced && today <= quote.eventDate ? whatIsDue(asked, "open", today) : null;
  const due = dueOf(quote, payments, today);
  const paid = payments.filter(({ status }) => status === "paid").reduce((sum, { pence }) => sum + pence, 0);
  const back = refunds.reduce((sum, { pence }) => sum + pence, 0);
  const ofDue = (some: Due | null) => (some ? [some.total, some.paid, some.next?.pence, some.later?.pence] : []);
  const sums = new Set(
    [
      ...ofDue(due),
      ...ofDue(guess),
      ...[offer?.total, offer?.perHead, ...(offer?.lines ?? []).map(({ pence }) => pence)],
      ...[estimate.total, estimate.perHead, estimate.order.price, ...estimate.lines.map(({ pence }) => pence)],
      // What was asked for stays a fact, whatever is due by now.
      ...payments.map(({ pence }) => pence),
      ...[paid, back, paid - back, ...refunds.map(({ pence }) => pence)],
    ].flatMap((pence) => (typeof pence === "number" ? [formatPounds(pence), exact(pence)] : [])),
  );
  const days = [due, guess].flatMap((some) => [some?.next?.by, some?.later?.by, some?.fullFrom]);
  return { quote, payments, due, guess, sums, days: new Set([...days, quote.eventDate, quote.offerValidUntil]) };
}
type Truth = Awaited<ReturnType<typeof truth>>;

/** "£37.00", as a bank wants it. */
const exact = (pence: number) => `£${(pence - (pence % 100)) / 100}.${String(pence % 100).padStart(2, "0")}`;

/** No sum or day but those of the moment; a day that is over is called so. */
function holds(words: string, { quote, payments, due, sums, days }: Truth, today: string) {
  const wrong = sumsIn(words).filter((sum) => !sums.has(sum));
  expect(wrong, `sums that are not so: ${words}`).toEqual([]);
  const late = due?.next?.lateSince;
  const paidOn = payments.flatMap(({ paidAt }) => (paidAt ? [venueDate(new Date(paidAt))] : []));
  for (const { day, before } of daysIn(words)) {
    if (day === late && /was due on $/.test(before)) continue;
    if (paidOn.includes(day) && /(Deposit|Balance|Paid in full), $/.test(before)) continue;
    const over = day < today;
    if (over && day === quote.eventDate) continue;
    if (over && day === quote.offerValidUntil && /(stood until|Stood until) (the end of )?(\w+day )?$/.test(before))
      continue;
    expect(over, `a day that is over, ${day} on ${today}: ${words}`).toBe(false);
    expect([...days], `a day that is not so: ${words}`).toContain(day);
  }
}

/** What must be said where it is asked for: the sum that is due next, and by when. */
function saysNext(words: string, due: Due | null) {
  if (!due?.next) return;
  expect(words).toContain(formatPounds(due.next.pence));
  if (due.later) expect(words).toContain(formatPounds(due.later.pence));
  if (due.stage !== "booked") return;
  expect(daysIn(words).map(({ day }) => day)).toContain(due.next.lateSince ?? due.next.by);
}

const tellsWhatIsDue = [
  "quote-offer",
  "private-link",
  "accepted-for-desk",
  "payment-instructions",
  "booked",
  "balance-due",
  "week-before",
  "balance-late-for-desk",
];

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

  const told = new Map<string, number>();
  const look = async (when: string) => {
    const moment: Moment = { ports, reference, today: venueDate(ports.clock.now()) };
    const now = await truth(moment);
    const { due, guess } = now;
    seen.add(`${now.quote.status}, ${due?.next?.part ?? "nothing"}${due?.next?.lateSince ? " late" : ""}`);
    const written = await emailsAbout(ports, reference);
    for (const [index, { kind, mail }] of written.entries()) {
      // By kind, in the order of writing: of one kind only the newest are new.
      const count = written.slice(0, index + 1).filter((one) => one.kind === kind).length;
      if (count <= (told.get(kind) ?? 0)) continue;
      told.set(kind, count);
      seen.add(kind);
      for (const part of [mail.subject, mail.text, wordsIn(mail.html)]) holds(part, now, moment.today);
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

/** The pages behind the private link, the desk's printouts, the calendar. */
async function read({ ports, reference, today }: Moment, now: Truth, seen: Set<string>) {
  const { quote, due } = now;
  const direct = `http://localhost:3000/direct-quote?quote=${reference}&key=${key}`;
  const found = await directData(new URL(direct), ports);
  const review = await pageOf("direct", direct, found);
  holds(wordsIn(review), now, today);
  if (found.step === "review") {
    seen.add("review");
    saysNext(wordsIn(review), due);
    expect(review).toContain(`name="pence" value="${due?.next?.pence}"`);
    expect(review).toContain(`name="part" value="${due?.next?.part}"`);
  }
  const success = `http://localhost:3000/quote/${reference}/success?key=${key}`;
  const shown = await successData(reference, new URL(success), ports).catch((thrown) => {
    // Straight on to the review.
    if (thrown instanceof Response && thrown.status === 302) return null;
    throw thrown;
  });
  if (shown) {
    const page = await pageOf("success", success, shown);
    seen.add(`page ${shown.view}`);
    holds(wordsIn(page), now, today);
    for (const [, pence] of page.matchAll(/name="pence" value="(\d+)"/g)) expect(Number(pence)).toBe(due?.next?.pence);
    if (shown.view === "instructions" && !shown.toSend) {
      seen.add("instructions too late");
      expect(wordsIn(page)).toContain("do not send it any more");
    } else if (shown.view === "instructions") expect(wordsIn(page)).toContain("Send it by");
  }
  const event = calendarEvent(quote, { made: ports.clock.now(), phone: "020 7946 0123" });
  if (event) holds(calendarFile(event), now, today);

  const store = { kind: "sqlite", database: ports.database };
  const desk = { store, database: ports.database, ports, today, width: 400 } as unknown as Parameters<
    typeof showQuote
  >[0];
  const sheet = await exportCsv(desk, "quotes", {});
  if (!("pages" in sheet)) throw new Error("the export is no sheet");
  for await (const rows of sheet.pages)
    expect(rows).toMatchObject([
      {
        due: due?.next ? exact(due.next.pence).slice(1) : null,
        dueBy: due?.next ? (due.next.lateSince ?? due.next.by) : null,
      },
    ]);
  const answer = await showQuote(desk, reference);
  const price = /^ *(To pay|Valid until|Stood until|In all) .*$/gm;
  for (const [line] of String(answer.text).matchAll(price)) holds(wordsIn(line), now, today);
  if (due) expect(answer).toMatchObject({ data: { due } });
  for (const line of String((await showToday(desk)).text).split("\n"))
    if (line.includes(reference))
      expect(
        sumsIn(line).filter((sum) => !now.sums.has(sum)),
        line,
      ).toEqual([]);
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
          // A balance that is reminded of, is late, and comes.
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
