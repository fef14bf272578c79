/** The commands for money that the owner has seen arrive, or has sent back. */

import { formatDate } from "../../app/dates/dates.ts";
import { dueOf, partsOf } from "../../app/features/booking/due.server.ts";
import { statusTextOf } from "../../app/features/booking/status-text.ts";
import { goneBackRows } from "../../app/features/desk/shared/gone-back.server.ts";
import { cameAllTheSame, partText, paymentMethods } from "../../app/features/desk/shared/paid-text.ts";
import { refundedText } from "../../app/features/desk/shared/refund-text.ts";
import { toldText } from "../../app/features/desk/shared/told-text.ts";
import type { PaymentPart } from "../../app/features/money/rules.ts";
import { markPaid, payable } from "../../app/features/payment/mark-paid.server.ts";
import { refundChannelColumns, withRefundChannel } from "../../app/features/payment/refund-store.server.ts";
import type { ManualMethod } from "../../app/features/payment/rules.ts";
import { markRefunded } from "../../app/features/payment/send-refunds.server.ts";
import { paymentById, paymentsOf } from "../../app/features/payment/store.server.ts";
import { quoteByReference } from "../../app/features/quote/store.server.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { Refusal } from "../refusal.ts";
import { byId } from "./by-id.ts";
import { needPounds } from "./lines.ts";
import type { Desk, Result } from "./open.ts";
import { headOf, priceText } from "./quote.ts";
import { readable, theQuote } from "./quotes.ts";
import { fields, table } from "./terminal/table.ts";
import { formatMoment, needDay, refusedFor, throughText } from "./text.ts";

interface PaidOptions {
  part?: PaymentPart;
  by?: ManualMethod;
  /** Pounds that arrived, compared with what is due */
  amount?: string;
  /** The day on which they arrived */
  on?: string;
}

/** @throws Refusal when the quote can't be paid, another amount is due, or it has changed meanwhile; Unanswered when the part is not known */
export async function paid(desk: Desk, typed: string, options: PaidOptions): Promise<Result> {
  const { ask, ports, width } = desk;
  const quote = await theQuote(desk, typed);
  const { reference, version } = quote;
  desk.show(`${headOf(quote, width)}\n\n${await priceText(desk, quote)}\n`);
  const pence = partsOf(quote);
  if (!pence) throw refusedFor(reference, { kind: "not-priced" });
  const payments = await paymentsOf(desk.database, reference);
  const left = payable(quote, payments, desk.today);
  const part = options.part ?? (await partOf(desk, quote, pence, left));
  const method =
    options.by ?? (await ask.choose<ManualMethod>("How did it come?", "--by transfer or --by cash", paymentMethods));
  const on = options.on === undefined ? desk.today : needDay(options.on, desk.today);
  const arrived = options.amount === undefined ? pence[part] : needPounds(options.amount);
  if (arrived !== pence[part])
    throw refusedFor(reference, { kind: "wrong-amount", due: pence[part] }, otherParts(part, pence, left));
  await ask.agree(
    `${formatPounds(arrived)} for ${reference}, ${quote.name}, arrived on ${formatDate(on)} (${part}, ${method})?`,
  );

  const marked = await markPaid(ports, { reference, part, pence: arrived, method, on, expectedVersion: version });
  if (!marked.ok)
    throw refusedFor(reference, marked.refusal, marked.refusal.kind === "illegal" ? leftText(pence, left) : "");
  const now = (await quoteByReference(desk.database, reference)) ?? quote;
  const due = dueOf(now, await paymentsOf(desk.database, reference), desk.today);
  const sum = `${formatPounds(arrived)} (${partText[part]})`;
  const text =
    marked.settled.outcome === "owed-back"
      ? `${sum} is written down, and as owed back: ${reference} could not take it any more.`
      : `${sum} is written down. ${reference} is ${statusTextOf(now)}; ${toldText(quote)}.`;
  return { data: { ...readable(now), due, part, pence: arrived, outcome: marked.settled.outcome }, text };
}

/** Asks which part was paid, even where only one is left: otherwise the same money, marked twice, would count as the next part. */
function partOf(
  { ask }: Desk,
  quote: Quote,
  pence: Record<PaymentPart, number>,
  left: readonly PaymentPart[],
): Promise<PaymentPart> {
  const { reference, status } = quote;
  if (left.length === 0)
    throw new Refusal([
      `Nothing is to be paid for ${reference}: it is ${status} (${statusTextOf(quote)}). ${cameAllTheSame}`,
    ]);
  const named = left.map((part) => `--part ${part} (${formatPounds(pence[part])})`).join(" or ");
  return ask.choose(
    "What was it for?",
    named,
    left.map((part) => ({ value: part, label: partText[part], hint: formatPounds(pence[part]) })),
  );
}

const otherParts = (part: PaymentPart, pence: Record<PaymentPart, number>, left: readonly PaymentPart[]): string => {
  const others = left.filter((other) => other !== part);
  const instead = others.map(
    (other) => `If it was ${partText[other]}, ${formatPounds(pence[other])}: --part ${other}. `,
  );
  return `${instead.join("")}Price it again, or send back what is too much.`;
};

const leftText = (pence: Record<PaymentPart, number>, [next]: readonly PaymentPart[]): string =>
  next ? `Left to pay: ${formatPounds(pence[next])}, --part ${next}.` : cameAllTheSame;

/** Refunds that are owed or on their way; all of them with `all`. */
export async function listRefunds(
  { adapter: inUse, database, width }: Desk,
  { all = false }: { all?: boolean },
): Promise<Result> {
  const rows = await database
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.paymentId")
    .selectAll("refund")
    .select(refundChannelColumns)
    .$if(!all, (query) => query.where("refund.status", "!=", "done"))
    .orderBy("refund.createdAt")
    .execute();
  const refunds = rows.map((row) => withRefundChannel(row, inUse));
  const shown = refunds.map(({ id, reference, pence, status, reason, createdAt, way, lastError }) => ({
    Id: id.slice(0, 8),
    Quote: reference,
    Amount: formatPounds(pence),
    Status: status,
    Why: reason,
    Since: formatMoment(createdAt),
    Through: throughText[way],
    "Last error": lastError,
  }));
  return { data: refunds, text: table(shown, width, "No refunds.") };
}

/** Records that the owner has sent a refund by hand. */
export async function refunded(
  { ask, adapter, database, ports, today, width, show }: Desk,
  typed: string,
  options: { on?: string },
): Promise<Result> {
  const on = options.on === undefined ? today : needDay(options.on, today);
  const refund = await byId(database, "refund", typed);
  const amount = formatPounds(refund.pence);
  const quote = await quoteByReference(database, refund.reference);
  const payment = await paymentById(database, refund.paymentId);
  if (quote && payment) show(`${fields(goneBackRows(quote, refund, payment), width)}\n`);
  await ask.agree(
    `You sent ${amount} back for ${refund.reference} by hand on ${formatDate(on)}? This can’t be undone.`,
  );
  const { kind } = await markRefunded(ports, { refundId: refund.id, adapter, on });
  if (kind === "wrong-day") throw refusedFor(refund.reference, { kind });
  if (kind !== "done") throw new Refusal([`${amount} for ${refund.reference}: ${refundedText[kind]}.`]);
  return { data: await byId(database, "refund", refund.id), text: `${amount} for ${refund.reference} is back.` };
}
