/** What both desks show of a refund before it is ticked off as sent by hand, and afterwards. */
import { formatDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { capitalised } from "../../../ui/capitalised.ts";
import { formatPounds } from "../../../ui/money.ts";
import { paymentMethod } from "../../payment/rules.ts";
import type { Payment, Refund } from "../../payment/table.server.ts";
import type { Quote } from "../../quote/table.server.ts";

export const goneBackRows = ({ name }: Quote, refund: Refund, payment: Payment): Record<string, string | null> => ({
  Customer: name,
  "To go back": formatPounds(refund.pence),
  Since: formatDate(venueDate(new Date(refund.createdAt))),
  "How it came": capitalised(paymentMethod(payment)),
});

export const goneBackText = ({ pence, reference }: Refund): string =>
  `Ticked off: ${formatPounds(pence)} for ${reference} has gone back`;
