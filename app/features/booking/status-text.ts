import type { Status } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import { allPaid } from "./due.server.ts";

/** Each status in words, for the owner. */
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

type Money = Pick<Quote, "status" | "offerBalance" | "offerTakenBack" | "leftUnpaid">;

/** Whether the payer's bank took money back that must be paid again; possible after the party too. */
export const isChargedBack = ({ status, offerTakenBack, leftUnpaid }: Omit<Money, "offerBalance">): boolean =>
  (status === "booked" || status === "done") && offerTakenBack > 0 && leftUnpaid !== "written-off";

/** For the owner. The status alone does not say what is paid, once the bank has taken money back or the price has changed. */
export function statusTextOf(quote: Money): string {
  if (quote.leftUnpaid === "written-off") return "completed, the rest written off";
  if (isChargedBack(quote))
    return `${quote.status === "booked" ? "booked" : "completed"}, the payer’s bank took money back`;
  if (allPaid(quote)) return statusText["balance-paid"];
  return quote.status === "booked" ? "booked, balance to pay" : statusText[quote.status];
}
