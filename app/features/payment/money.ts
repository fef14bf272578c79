/** How a booking stands in money, for its page. Whole pence, GBP. */
import type { Due, DuePart } from "../money/rules.ts";
import type { Payment, Refund } from "./table.server.ts";

export interface PaidPart {
  label: string;
  pence: number;
  /** ISO 8601 UTC */
  at: string;
}

export interface PublicStatus {
  paid: PaidPart[];
  /** Null when nothing is left */
  left: DuePart | null;
  /** Gone back, or on its way */
  back: { pence: number; done: boolean } | null;
}

const labels = { deposit: "Deposit", balance: "Balance", whole: "Paid in full" } as const;

/** @param due of the booking, today */
export function moneyOf(due: Due, payments: readonly Payment[], refunds: readonly Refund[]): PublicStatus {
  const paid = payments.flatMap(({ status, part, pence, paidAt }) =>
    status === "paid" && paidAt ? [{ label: labels[part], pence, at: paidAt }] : [],
  );
  const owed = refunds.reduce((sum, { pence, status }) => (status === "failed" ? sum : sum + pence), 0);
  return {
    paid,
    left: due.next,
    back: owed === 0 ? null : { pence: owed, done: refunds.every(({ status }) => status === "done") },
  };
}
