import type { Status } from "../../quote/status.ts";

/** The short label of each status at the desk, and who has to act next. */
export const statusLabels = {
  requested: ["New enquiry", "ours"],
  reviewing: ["Looking at price", "theirs"],
  priced: ["Priced, not sent", "ours"],
  sent: ["Price sent", "theirs"],
  accepted: ["Agreed, not paid", "theirs"],
  "deposit-pending": ["Payment on its way", "theirs"],
  booked: ["Booked", "booked"],
  "balance-paid": ["Paid in full", "booked"],
  done: ["Completed", "closed"],
  cancelled: ["Cancelled", "closed"],
  withdrawn: ["Withdrawn", "closed"],
  declined: ["Declined", "closed"],
  expired: ["Expired", "closed"],
  lapsed: ["Payment expired", "closed"],
} as const satisfies Record<Status, readonly [label: string, turn: "ours" | "theirs" | "booked" | "closed"]>;

export function StatusMark({ status, label }: { status: Status; label?: string }) {
  const [short, turn] = statusLabels[status];
  return (
    <span className="desk-turn" data-turn={turn}>
      {label ?? short}
    </span>
  );
}
