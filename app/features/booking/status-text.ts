import type { Status } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import { allPaid } from "./due.server.ts";

/** A status as the owner reads it. */
export const statusText = {
  requested: "asked for, not priced",
  reviewing: "direct booking, not agreed to yet",
  priced: "priced, not sent",
  sent: "price sent, waits for a yes",
  accepted: "agreed to, nothing paid",
  "deposit-pending": "agreed to, payment on its way",
  booked: "booked",
  "balance-paid": "booked, all paid",
  done: "completed",
  cancelled: "cancelled",
  withdrawn: "withdrawn by us",
  declined: "declined by the customer",
  expired: "expired: no yes in time",
  lapsed: "payment expired: not paid in time",
} as const satisfies Record<Status, string>;

type Money = Pick<Quote, "status" | "offerBalance" | "offerTakenBack">;

/** Whether the payer's bank took back money that has to be paid again, after the party too. */
export const isChargedBack = ({ status, offerTakenBack }: Pick<Money, "status" | "offerTakenBack">): boolean =>
  (status === "booked" || status === "done") && offerTakenBack > 0;

/**
 * The status of one booking. Of what is paid the status alone doesn't tell: the payer's bank may have taken some back, and a change of the
 * price may have left nothing to pay, or more than a deposit paid and something all the same.
 */
export function statusTextOf(quote: Money): string {
  if (isChargedBack(quote))
    return `${quote.status === "booked" ? "booked" : "completed"}, the payer’s bank took money back`;
  if (allPaid(quote)) return statusText["balance-paid"];
  return quote.status === "booked" ? "booked, balance to pay" : statusText[quote.status];
}
