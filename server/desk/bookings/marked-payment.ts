import { partText } from "../../../app/features/desk/shared/paid-text.ts";
import type { PaymentPart } from "../../../app/features/money/rules.ts";
import { isManual } from "../../../app/features/payment/rules.ts";
import { paymentsOf } from "../../../app/features/payment/store.server.ts";
import type { Payment } from "../../../app/features/payment/table.server.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { Refusal } from "../../refusal.ts";
import type { Desk } from "../open.ts";

/** The latest payment for a part that was marked by hand. Asks for the part, even where there is only one. @throws Refusal when there is none */
export async function markedPayment(
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
