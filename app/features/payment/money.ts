/** How a booking stands in money, for its page. Whole pence, GBP. */
import type { Payment, Refund } from "./table.server.ts";

export interface PaidPart {
  label: string;
  pence: number;
  /** ISO 8601 UTC */
  at: string;
}

export interface Standing {
  paid: PaidPart[];
  /** Null when nothing is left */
  left: { pence: number; by: string } | null;
  /** Gone back, or on its way */
  back: { pence: number; done: boolean } | null;
}

const labels = { deposit: "Deposit", balance: "Balance", whole: "Paid in full" } as const;

/** @param quote `status` decides what is left: of a booking the balance, of anything else nothing */
export function moneyOf(
  quote: { status: string; offer_balance: number | null; offer_balance_due: string | null },
  payments: readonly Payment[],
  refunds: readonly Refund[],
): Standing {
  const paid = payments.flatMap(({ status, part, pence, paid_at }) =>
    status === "paid" && paid_at ? [{ label: labels[part], pence, at: paid_at }] : [],
  );
  const { offer_balance: balance, offer_balance_due: by } = quote;
  const owed = refunds.reduce((sum, { pence, status }) => (status === "failed" ? sum : sum + pence), 0);
  return {
    paid,
    left: quote.status === "booked" && balance && by ? { pence: balance, by } : null,
    back: owed === 0 ? null : { pence: owed, done: refunds.every(({ status }) => status === "done") },
  };
}
