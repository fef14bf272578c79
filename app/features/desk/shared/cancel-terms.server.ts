import { formatDate } from "../../../dates/dates.ts";
import { formatPounds } from "../../../ui/money.ts";
import { refundTerms } from "../../payment/cancel-booking.server.ts";
import type { Payment, Refund } from "../../payment/table.server.ts";
import type { Quote } from "../../quote/table.server.ts";

/** The sums if the customer or the agency cancelled, and the rows that both desks show first. @param toldOn when we were told, ISO */
export function cancelTerms(quote: Quote, payments: readonly Payment[], refunds: readonly Refund[], toldOn: string) {
  const terms = (byAgency: boolean) => refundTerms(quote, payments, refunds, { toldOn, byAgency });
  const customer = terms(false);
  const us = terms(true);
  const { paid, back, given, disputed, daysBefore, agreed } = customer;
  const rows: Record<string, string | null> = {
    Paid: formatPounds(paid + back),
    "Back already": back > 0 ? formatPounds(back) : null,
    "Refunded of the price": given > 0 ? `${formatPounds(given)}; what stays is a share of the rest` : null,
    Disputed: disputed ? "What goes back of it waits for the bank’s decision" : null,
    "They told us": formatDate(toldOn),
    "Days before": String(daysBefore),
    "As agreed": agreed,
    "If they cancel": `${formatPounds(customer.refund)} goes back, ${formatPounds(customer.kept)} stays`,
    "If we cancel": `${formatPounds(us.refund)}, ${back > 0 ? "all that is left" : "all of it"}, goes back`,
  };
  return { customer, us, rows };
}
