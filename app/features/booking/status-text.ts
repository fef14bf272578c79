import type { Status } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";

/** A status as the owner reads it. */
export const statusText = {
  requested: "asked for, not priced",
  reviewing: "direct booking, not agreed to yet",
  priced: "priced, not sent",
  sent: "price sent, waits for a yes",
  accepted: "agreed to, nothing paid",
  "deposit-pending": "agreed to, payment on its way",
  booked: "booked, deposit paid",
  "balance-paid": "booked, all paid",
  done: "completed",
  cancelled: "cancelled",
  withdrawn: "withdrawn by us",
  declined: "declined by the customer",
  expired: "expired: no yes in time",
  lapsed: "payment expired: not paid in time",
} as const satisfies Record<Status, string>;

/** The status of one booking, whose deposit the payer's bank may have taken back. */
export const statusTextOf = ({ status, offerTakenBack }: Pick<Quote, "status" | "offerTakenBack">): string =>
  status === "booked" && offerTakenBack > 0 ? "booked, the payer’s bank took money back" : statusText[status];
