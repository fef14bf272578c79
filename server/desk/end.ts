/** The commands that end a quote: cancel with a refund, withdraw, decline; and the one that refunds a part of what was paid. */
import { randomUUID } from "node:crypto";
import { declineQuote, withdrawQuote } from "../../app/features/booking/withdraw-quote.server.ts";
import { cancelTerms } from "../../app/features/desk/shared/cancel-terms.server.ts";
import { partText } from "../../app/features/desk/shared/paid-text.ts";
import { toldText } from "../../app/features/desk/shared/told-text.ts";
import { cancellableMarks, neverCameText } from "../../app/features/desk/shared/unmark.server.ts";
import type { PaymentPart } from "../../app/features/money/rules.ts";
import { cancelQuote, wrongToldDay } from "../../app/features/payment/cancel-booking.server.ts";
import { maxPartialRefund, refundPart } from "../../app/features/payment/partial-refund/partial-refund.server.ts";
import { refundsOf } from "../../app/features/payment/refund-store.server.ts";
import { refundChannel } from "../../app/features/payment/rules.ts";
import { paymentsOf } from "../../app/features/payment/store.server.ts";
import type { Payment, Refund } from "../../app/features/payment/table.server.ts";
import type { Reference } from "../../app/features/quote/reference.server.ts";
import { transition } from "../../app/features/quote/status.ts";
import type { MoveResult } from "../../app/features/quote/store.server.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { capitalised } from "../../app/ui/capitalised.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { Refusal } from "../refusal.ts";
import type { whoCancels } from "./choices.ts";
import { needPounds } from "./lines.ts";
import type { Desk, Result } from "./open.ts";
import { headOf, priceText } from "./quote.ts";
import { readable, theQuote } from "./quotes.ts";
import { fields } from "./terminal/table.ts";
import { needDay, refusedFor } from "./text.ts";

interface CancelOptions {
  by?: (typeof whoCancels)[number];
  /** The day the customer told us */
  told?: string;
  /** Pounds to refund, when more than the cancellation table gives */
  refund?: string;
  /** The part that was marked as paid by mistake; we then cancel */
  neverCame?: PaymentPart;
}

/** Shows the refund before it asks. @throws Refusal when it is not a booking, or less than agreed would be refunded */
export async function cancel(desk: Desk, typed: string, options: CancelOptions): Promise<Result> {
  const { ask, ports, width, today } = desk;
  const toldOn = options.told === undefined ? today : needDay(options.told, today);
  const quote = await theQuote(desk, typed);
  const { reference, version } = quote;
  const step = transition(quote.status, "cancelled");
  if (!step.ok) throw refusedFor(reference, { kind: "illegal", ...step }, insteadOf(quote));
  desk.show(headOf(quote, width));
  const payments = await paymentsOf(desk.database, reference);
  const refunds = await refundsOf(desk.database, reference);
  const wrongDay = wrongToldDay(quote, payments, toldOn, today);
  if (wrongDay) throw refusedFor(reference, wrongDay);
  const terms = cancelTerms(quote, payments, refunds, toldOn);
  desk.show(`\n${fields(terms.rows, width)}\n`);
  const marked = await cancellableMarks(desk.database, quote, payments, refunds);
  if (options.neverCame && !marked.some(({ part }) => part === options.neverCame))
    throw new Refusal([`${reference}: ${partText[options.neverCame]} is no reason to cancel.`]);
  const who =
    options.neverCame ??
    options.by ??
    (await ask.choose<(typeof whoCancels)[number] | PaymentPart>("Who cancels?", "--by customer or --by us", [
      { value: "customer", label: "The customer", hint: `${formatPounds(terms.customer.refund)} goes back` },
      { value: "us", label: "We do", hint: `all ${formatPounds(terms.us.paid)} goes back` },
      ...marked.map(({ part, pence }) => ({ value: part, label: neverCameText(part, pence) })),
    ]));
  const wrong = marked.findLast(({ part }) => part === who);
  const by = who === "customer" ? "customer" : "us";
  if (by === "us" && options.told !== undefined)
    throw new Refusal([`${reference}: --told is for what a customer cancels; when we do, no day counts.`]);
  const paid = terms[by].paid - (wrong?.pence ?? 0);
  const least = wrong ? paid : terms[by].refund;
  const refund = options.refund === undefined ? least : needPounds(options.refund);
  await ask.agree(
    `Cancel ${reference}? ${formatPounds(refund)} of ${formatPounds(paid)} goes back, ${formatPounds(paid - refund)} stays.`,
  );

  const shown = { expectedVersion: version, expectedPaid: terms[by].paid, ...(wrong && { neverCame: wrong.id }) };
  const cancelled = await cancelQuote(ports, { reference, byAgency: by === "us", toldOn, refund, ...shown });
  if (!cancelled.ok) throw refusedFor(reference, cancelled.refusal);
  const owed = await waitingRefunds(desk, reference);
  const text = [
    `Cancelled. ${formatPounds(cancelled.refund)} goes back; ${toldText(quote, cancelled.released)}.`,
    ...waysBack(desk, owed, payments),
  ];
  return { data: { ...readable(cancelled.quote), refund: cancelled.refund, refunds: owed }, text: text.join("\n") };
}

const waitingRefunds = async ({ database }: Desk, reference: Reference): Promise<Refund[]> =>
  (await refundsOf(database, reference)).filter(({ status }) => status !== "done");

/** What happens to each refund, in a line. */
function waysBack(desk: Desk, owed: readonly Refund[], payments: readonly Payment[]): string[] {
  const wayOf = (refund: Refund) => {
    const payment = payments.find(({ id }) => id === refund.paymentId);
    return payment && refundChannel(refund, payment, desk.adapter);
  };
  return owed.map((refund) => {
    const amount = formatPounds(refund.pence);
    const way = wayOf(refund);
    if (way === "by-hand") return `Send ${amount} back by hand, then: npm run desk refunded ${refund.id.slice(0, 8)}`;
    return `${amount} ${way === "disputed" ? "waits, since the payer’s bank is deciding about that payment" : "goes back the way it came, without you"}. How it stands: npm run desk refunds`;
  });
}

/** The booking stands; what goes back is a part of its price. @throws Refusal for more than can go back */
export async function refundPartly(
  desk: Desk,
  typed: string,
  pounds: string,
  { note = "" }: { note?: string },
): Promise<Result> {
  const quote = await theQuote(desk, typed);
  const { reference } = quote;
  const pence = needPounds(pounds);
  const payments = await paymentsOf(desk.database, reference);
  const most = maxPartialRefund(quote, payments, await refundsOf(desk.database, reference));
  desk.show(`${headOf(quote, desk.width)}\n`);
  if (pence < 1 || pence > most) throw refusedFor(reference, { kind: "too-much", most });
  await desk.ask.agree(`Give ${formatPounds(pence)} of ${formatPounds(most)} back? ${capitalised(toldText(quote))}.`);
  const given = await refundPart(desk.ports, { reference, pence, note, key: randomUUID() });
  if (!given.ok) throw refusedFor(reference, given.refusal);
  const owed = await waitingRefunds(desk, reference);
  const text = [`${formatPounds(pence)} goes back; ${toldText(quote)}.`, ...waysBack(desk, owed, payments)];
  return { data: { ...readable(quote), refunds: owed }, text: text.join("\n") };
}

/** The command that ends a quote which is no booking. */
const insteadOf = ({ status, reference }: Quote): string =>
  transition(status, "withdrawn").ok ? `To end it: npm run desk withdraw ${reference}` : "";

export const withdraw = (desk: Desk, typed: string): Promise<Result> =>
  end(desk, typed, "Take it back? No email goes out: tell the customer yourself.", "Withdrawn", (quote) =>
    withdrawQuote(desk.ports, quote),
  );

export const decline = (desk: Desk, typed: string): Promise<Result> =>
  end(desk, typed, "The customer said no?", "Noted that the customer said no", (quote) =>
    declineQuote(desk.ports, quote, "owner"),
  );

async function end(
  desk: Desk,
  typed: string,
  question: string,
  done: string,
  move: (quote: { reference: Reference; expectedVersion: number }) => Promise<MoveResult>,
): Promise<Result> {
  const quote = await theQuote(desk, typed);
  const { reference, version } = quote;
  desk.show(`${headOf(quote, desk.width)}\n\n${await priceText(desk, quote)}\n`);
  await desk.ask.agree(`${reference}: ${question}`);
  const moved = await move({ reference, expectedVersion: version });
  if (!moved.ok) throw refusedFor(reference, moved.refusal);
  const owed =
    moved.from === "deposit-pending" ? " A payment was on its way: should it still come, it is owed back." : "";
  return { data: readable(moved.quote), text: `${done}: ${reference}.${owed}` };
}
