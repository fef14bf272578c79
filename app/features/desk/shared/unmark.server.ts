/** What both desks show of a payment before the mark that it is paid is taken back, and afterwards. */

import type { Reader } from "../../../context.ts";
import { formatDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { capitalised } from "../../../ui/capitalised.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { PaymentPart } from "../../money/rules.ts";
import { markedByHand, paymentMethod } from "../../payment/rules.ts";
import type { Payment, Refund } from "../../payment/table.server.ts";
import { whyMarkStays } from "../../payment/unmark/unmark-paid.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { partText } from "./paid-text.ts";
import { toldText } from "./told-text.ts";

/** The marks that only cancelling takes back: one that can be taken back alone is no reason to cancel. */
export async function cancellableMarks(
  reader: Reader,
  quote: Quote,
  payments: readonly Payment[],
  refunds: readonly Refund[],
): Promise<Payment[]> {
  const marks: Payment[] = [];
  for (const payment of markedByHand(payments, refunds))
    if (await whyMarkStays(reader, quote, payment)) marks.push(payment);
  return marks;
}

/** A reason to cancel. */
export const neverCameText = (part: PaymentPart, pence: number): string =>
  `We do, since ${formatPounds(pence)} (${partText[part]}) was marked by mistake and never came`;

export const unmarkRows = ({ name }: Quote, payment: Payment): Record<string, string | null> => ({
  Customer: name,
  "Marked as paid": `${capitalised(partText[payment.part])}, ${formatPounds(payment.pence)}`,
  How: capitalised(paymentMethod(payment)),
  Day: payment.paidAt && formatDate(venueDate(new Date(payment.paidAt))),
});

export const unmarkText = ({ pence, part }: Payment, quote: Quote): string =>
  `${formatPounds(pence)} (${partText[part]}) is left to pay again, and ${toldText(quote)}`;
