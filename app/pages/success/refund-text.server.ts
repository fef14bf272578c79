import { formatDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { refundedOrPending } from "../../features/payment/rules.ts";
import type { Payment, Refund } from "../../features/payment/table.server.ts";
import { formatPounds } from "../../ui/money.ts";

/** What was refunded to the customer, on which days, and what is on its way; "" if nothing is. */
export function refundText(payments: readonly Payment[], refunds: readonly Refund[]): string {
  const refundedTotal = payments.reduce((sum, { refunded }) => sum + refunded, 0);
  const pending = refundedOrPending(payments, refunds) - refundedTotal;
  const done = refunds.filter(({ status }) => status === "done");
  // For refunds made at the provider we don't know the day.
  const known = done.reduce((sum, { pence }) => sum + pence, 0) === refundedTotal;
  const days = new Set(known ? done.map(({ updatedAt }) => formatDate(venueDate(new Date(updatedAt)))) : []);
  const when = days.size > 0 ? `, on ${new Intl.ListFormat("en-GB").format(days)}` : "";
  return [
    refundedTotal > 0 && `${formatPounds(refundedTotal)} went back to you the way you paid${when}. `,
    pending > 0 &&
      (refundedTotal > 0
        ? `Another ${formatPounds(pending)} is on its way. `
        : `${formatPounds(pending)} goes back to you the way you paid. `),
  ]
    .filter(Boolean)
    .join("");
}
