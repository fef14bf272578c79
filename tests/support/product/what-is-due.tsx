/** The money that pages, emails and printouts show, compared with the rules of money at that moment. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect } from "vitest";
import type { Ports } from "../../../app/context.ts";
import { venueDate } from "../../../app/dates/today.server.ts";
import { calendarFile } from "../../../app/features/booking/calendar.ts";
import { calendarEvent } from "../../../app/features/booking/calendar-event.server.ts";
import { dueOf } from "../../../app/features/booking/due.server.ts";
import { parseOffer } from "../../../app/features/booking/offer.server.ts";
import { type Due, whatIsDue } from "../../../app/features/money/rules.ts";
import { refundsOf } from "../../../app/features/payment/refund-store.server.ts";
import { paymentsOf } from "../../../app/features/payment/store.server.ts";
import { balanceDueOn, type Estimate } from "../../../app/features/quote/estimate/estimate.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { siteForPages } from "../../../app/features/site/site.server.ts";
import { directData } from "../../../app/pages/booking/direct.server.ts";
import DirectPage from "../../../app/pages/booking/page.tsx";
import SuccessPage from "../../../app/pages/success/page.tsx";
import { successData } from "../../../app/pages/success/success.server.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { exportCsv } from "../../../server/desk/export.ts";
import { showQuote } from "../../../server/desk/quote.ts";
import { showToday } from "../../../server/desk/today.ts";
import { daysIn, sumsIn, textOf } from "../texts/sums.ts";
import { storedQuote } from "./booking.ts";

/** The key of each private link here. */
export const key = "k".repeat(22);

type Page = "direct" | "success";
const pages = { direct: DirectPage, success: SuccessPage };

/** A page as the server sends it. */
async function pageOf(name: Page, url: string, loaderData: unknown): Promise<string> {
  const View = pages[name] as (props: { loaderData: unknown }) => ReactNode;
  const children = [{ path: "*", Component: () => <View loaderData={loaderData} /> }];
  const routes = [{ id: "root", path: "/", loader: () => siteForPages(), children }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error("the page answered with a response");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
  );
}

export interface Moment {
  ports: Ports;
  reference: Reference;
  today: string;
}

/** The sums and days that the rules give at this moment, and others that may appear. */
export async function expectedNow({ ports: { database }, reference, today }: Moment) {
  const quote = await storedQuote({ database }, reference);
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
      // Sums that were requested before may still be mentioned, whatever is due now.
      ...payments.map(({ pence }) => pence),
      ...[paid, back, paid - back, ...refunds.map(({ pence }) => pence)],
    ].flatMap((pence) => (typeof pence === "number" ? [formatPounds(pence), exact(pence)] : [])),
  );
  const days = [due, guess].flatMap((some) => [some?.next?.by, some?.later?.by, some?.fullFrom]);
  return { quote, payments, due, guess, sums, days: new Set([...days, quote.eventDate, quote.offerValidUntil]) };
}
type Truth = Awaited<ReturnType<typeof expectedNow>>;

/** Pence as "£37.00", the way a bank writes it. */
const exact = (pence: number) => `£${(pence - (pence % 100)) / 100}.${String(pence % 100).padStart(2, "0")}`;

/** Checks that a text has only sums and days that are right at the moment; a day that is over has to be described as such. */
export function expectOnlyTrueSums(text: string, { quote, payments, due, sums, days }: Truth, today: string) {
  const wrong = sumsIn(text).filter((sum) => !sums.has(sum));
  expect(wrong, `sums that are not so: ${text}`).toEqual([]);
  const late = due?.next?.lateSince;
  const paidOn = payments.flatMap(({ paidAt }) => (paidAt ? [venueDate(new Date(paidAt))] : []));
  for (const { day, before } of daysIn(text)) {
    if (day === late && /was due on $/.test(before)) continue;
    if (paidOn.includes(day) && /(Deposit|Balance|Paid|Paid in full), $/.test(before)) continue;
    const over = day < today;
    if (over && day === quote.eventDate) continue;
    if (
      over &&
      day === quote.offerValidUntil &&
      /(stood until|Stood until|was held until) (the end of )?(\w+day )?$/.test(before)
    )
      continue;
    expect(over, `a day that is over, ${day} on ${today}: ${text}`).toBe(false);
    expect([...days], `a day that is not so: ${text}`).toContain(day);
  }
}

/** Checks that the text has the sum due next, and its day. */
export function expectNextSum(text: string, due: Due | null) {
  if (!due?.next) return;
  expect(text).toContain(formatPounds(due.next.pence));
  if (due.later) expect(text).toContain(formatPounds(due.later.pence));
  if (due.stage !== "booked") return;
  if (due.next.dueNow) expect(text).toContain("due now");
  if (due.next.dueNow && due.next.lateSince === null) return;
  expect(daysIn(text).map(({ day }) => day)).toContain(due.next.lateSince ?? due.next.by);
}

/** Kinds of email that say what is due. */
export const kindsThatSayWhatIsDue = [
  "quote-offer",
  "private-link",
  "accepted-for-desk",
  "payment-instructions",
  "booked",
  "balance-due",
  "week-before",
  "balance-late-for-desk",
];

/** Checks the pages behind the private link, the desk's output and the calendar file. */
export async function checkPages({ ports, reference, today }: Moment, now: Truth, seen: Set<string>) {
  const { quote, due } = now;
  const direct = `http://localhost:3000/direct-quote?quote=${reference}&key=${key}`;
  const found = await directData(new URL(direct), ports);
  const review = await pageOf("direct", direct, found);
  expectOnlyTrueSums(textOf(review), now, today);
  if (found.step === "review") {
    seen.add("review");
    expectNextSum(textOf(review), due);
    expect(review).toContain(`name="pence" value="${due?.next?.pence}"`);
    expect(review).toContain(`name="part" value="${due?.next?.part}"`);
  }
  const success = `http://localhost:3000/quote/${reference}/success?key=${key}`;
  const shown = await successData(reference, new URL(success), ports).catch((thrown) => {
    // A redirect to the review step.
    if (thrown instanceof Response && thrown.status === 302) return null;
    throw thrown;
  });
  if (shown) {
    const page = await pageOf("success", success, shown);
    seen.add(`page ${shown.view}`);
    expectOnlyTrueSums(textOf(page), now, today);
    for (const [, pence] of page.matchAll(/name="pence" value="(\d+)"/g)) expect(Number(pence)).toBe(due?.next?.pence);
    if (shown.view === "instructions" && !shown.toSend) {
      seen.add("instructions too late");
      expect(textOf(page)).toContain("don’t send it now");
    } else if (shown.view === "instructions") expect(textOf(page)).toMatch(/Send it (by|now)/);
  }
  const event = calendarEvent(quote, { made: ports.clock.now(), phone: "020 7946 0123" });
  if (event) expectOnlyTrueSums(calendarFile(event), now, today);

  const store = { kind: "sqlite", database: ports.database };
  const config = { payments: ports.payments.name };
  const desk = { store, database: ports.database, ports, config, today, width: 400 } as unknown as Parameters<
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
  for (const [line] of String(answer.text).matchAll(price)) expectOnlyTrueSums(textOf(line), now, today);
  if (due) expect(answer).toMatchObject({ data: { due } });
  for (const line of String((await showToday(desk)).text).split("\n"))
    if (line.includes(reference))
      expect(
        sumsIn(line).filter((sum) => !now.sums.has(sum)),
        line,
      ).toEqual([]);
}
