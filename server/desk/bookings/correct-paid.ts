/** The command that corrects how and on which day money came that was marked by hand. */
import { formatDate } from "../../../app/dates/dates.ts";
import { venueDate } from "../../../app/dates/today.server.ts";
import { correctExplained, correctedText } from "../../../app/features/desk/shared/correct-paid.server.ts";
import { paymentMethods } from "../../../app/features/desk/shared/paid-text.ts";
import type { PaymentPart } from "../../../app/features/money/rules.ts";
import { correctPaid as correct } from "../../../app/features/payment/correct/correct-paid.server.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import type { Desk, Result } from "../open.ts";
import { headOf } from "../quote.ts";
import { readable, theQuote } from "../quotes.ts";
import { needDay, refusedFor } from "../text.ts";
import { markedPayment } from "./marked-payment.ts";

type PaymentMethod = (typeof paymentMethods)[number]["value"];

interface CorrectOptions {
  part?: PaymentPart;
  by?: PaymentMethod;
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
    (await ask.choose<PaymentMethod>("How did it come?", "--by transfer or --by cash", paymentMethods));
  const on = options.on === undefined ? venueDate(new Date(payment.paidAt ?? 0)) : needDay(options.on, today);
  desk.show(`${correctExplained(quote)}\n`);
  await ask.agree(`${formatPounds(payment.pence)} for ${reference} came on ${formatDate(on)} (${method})?`);
  const corrected = await correct(ports, { reference, paymentId: payment.id, method, on, expectedVersion, by });
  if (!corrected.ok) throw refusedFor(reference, corrected.refusal);
  const text = correctedText(payment, quote, corrected);
  return { data: { ...readable(quote), part: payment.part, method, on, changed: corrected.changed }, text };
}
