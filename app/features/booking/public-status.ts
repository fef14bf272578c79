/** What the page behind a private link shows for each status of its quote. */
import type { Status } from "../quote/status.ts";

const publicStatuses = {
  requested: "not-priced",
  priced: "not-priced",
  reviewing: "open",
  sent: "open",
  accepted: "open",
  "deposit-pending": "open",
  booked: "booked",
  "balance-paid": "booked",
  done: "completed",
  cancelled: "cancelled",
  withdrawn: "withdrawn",
  declined: "declined",
  expired: "expired",
  lapsed: "expired",
} as const satisfies Record<Status, string>;
export type PublicStatus = (typeof publicStatuses)[Status];

/** An open offer counts as expired once its last day is over, even before the job marks it; not while its payment is under way. */
export function publicStatusOf(status: Status, validUntil: string | null, today: string): PublicStatus {
  const publicStatus = publicStatuses[status];
  const late = publicStatus === "open" && status !== "deposit-pending" && validUntil !== null && validUntil < today;
  return late ? "expired" : publicStatus;
}

/** Whether a price has ended, sent or not; false for what is closed for another reason, such as a no. @param today ISO, at the venue */
export const priceEnded = (status: Status, validUntil: string | null, today: string): boolean =>
  status === "priced"
    ? validUntil !== null && validUntil < today
    : publicStatusOf(status, validUntil, today) === "expired";
