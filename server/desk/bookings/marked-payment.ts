/** Payments that were marked by hand: the commands that correct one, and that take one back. */
import { formatDate } from "../../../app/dates/dates.ts";
import { venueDate } from "../../../app/dates/today.server.ts";
import { correctExplained, correctedText } from "../../../app/features/desk/shared/correct-paid.server.ts";
import { partText, paymentMethods } from "../../../app/features/desk/shared/paid-text.ts";
import { toldText } from "../../../app/features/desk/shared/told-text.ts";
import { unmarkRows, unmarkText } from "../../../app/features/desk/shared/unmark.server.ts";
import type { PaymentPart } from "../../../app/features/money/rules.ts";
import { correctPaid as correct } from "../../../app/features/payment/correct/correct-paid.server.ts";
import { isManual, type ManualMethod } from "../../../app/features/payment/rules.ts";
import { paymentsOf } from "../../../app/features/payment/store.server.ts";
import type { Payment } from "../../../app/features/payment/table.server.ts";
import { unmarkPaid, whyMarkStays } from "../../../app/features/payment/unmark/unmark-paid.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { Refusal } from "../../refusal.ts";
import type { Desk, Result } from "../open.ts";
import { headOf } from "../quote.ts";
import { readable, theQuote } from "../quotes.ts";
import { fields } from "../terminal/table.ts";
import { needDay, refusedFor } from "../text.ts";

interface CorrectOptions {
  part?: PaymentPart;
  by?: ManualMethod;
  on?: string;
}

/** What no option gives stays as it is stored. @throws Refusal when none was marked by hand, the day is out of range or the booking ended */
export async function correctPaid(desk: Desk, typed: string, options: CorrectOptions): Promise<Result> {
  const { ask, by, ports, today, width } = desk;
  const quote = await theQuote(desk, typed);
  const { reference, version: expectedVersion } = quote;
  desk.show(`${headOf(quote, width)}\n`);
  const payment = await markedPayment(desk, quote, options.part, "What was marked wrongly?");
  const stored = paymentMethods.find(({ value }) => value === payment.paymentRef)?.value;
  const method =
    options.by ??
    (options.on === undefined ? undefined : stored) ??
    (await ask.choose<ManualMethod>("How did it come?", "--by transfer or --by cash", paymentMethods));
  const on = options.on === undefined ? venueDate(new Date(payment.paidAt ?? 0)) : needDay(options.on, today);
  desk.show(`${correctExplained(quote)}\n`);
  await ask.agree(`${formatPounds(payment.pence)} for ${reference} came on ${formatDate(on)} (${method})?`);
  const corrected = await correct(ports, { reference, paymentId: payment.id, method, on, expectedVersion, by });
  if (!corrected.ok) throw refusedFor(reference, corrected.refusal);
  const text = correctedText(payment, quote, corrected);
  return { data: { ...readable(quote), part: payment.part, method, on, changed: corrected.changed }, text };
}

/** Asks which payment, even where there is only one. @throws Refusal when none was marked by hand, or it can't be taken back alone */
export async function notPaid(desk: Desk, typed: string, options: { part?: PaymentPart }): Promise<Result> {
  const { ask, database, ports, width } = desk;
  const quote = await theQuote(desk, typed);
  const { reference, version } = quote;
  desk.show(`${headOf(quote, width)}\n`);
  const payment = await markedPayment(desk, quote, options.part, "What never came?");
  const refusal = await whyMarkStays(database, quote, payment);
  if (refusal) throw refusedFor(reference, refusal);
  desk.show(`${fields(unmarkRows(quote, payment), width)}\n`);
  await ask.agree(`${formatPounds(payment.pence)} never came for ${reference}? Nothing goes back; ${toldText(quote)}.`);
  const unmarked = await unmarkPaid(ports, { reference, paymentId: payment.id, expectedVersion: version });
  if (!unmarked.ok) throw refusedFor(reference, unmarked.refusal);
  const now = (await quoteByReference(database, reference)) ?? quote;
  return {
    data: { ...readable(now), part: payment.part, pence: payment.pence },
    text: `${unmarkText(payment, quote)}.`,
  };
}

/** The latest payment for a part that was marked by hand. Asks for the part, even where there is only one. @throws Refusal when there is none */
async function markedPayment(
  { ask, database }: Desk,
  { reference }: Quote,
  named: PaymentPart | undefined,
  question: string,
): Promise<Payment> {
  const payments = await paymentsOf(database, reference);
  const marked = payments.filter((one) => one.status === "paid" && isManual(one)).toReversed();
  if (marked.length === 0) throw new Refusal([`${reference}: nothing is marked as paid by hand.`]);
  const options = marked.map(({ part, pence }) => `--part ${part} (${formatPounds(pence)})`).join(" or ");
  const choices = marked.map(({ part, pence }) => ({ value: part, label: partText[part], hint: formatPounds(pence) }));
  const part = named ?? (await ask.choose(question, options, choices));
  const payment = marked.find((one) => one.part === part);
  if (!payment)
    throw new Refusal([`${reference}: ${partText[part]} is not marked as paid by hand. Named can be ${options}.`]);
  return payment;
}
