/** What is due of a quote: its status and payments, given to the rules of money. */
import { type Due, type Stage, whatIsDue } from "../money/rules.ts";
import type { Quote } from "../quote/table.server.ts";
import { publicStatusOf } from "./public-status.ts";

/** The columns of a quote that decide what is due. */
export type DueColumns = Pick<
  Quote,
  "status" | "offerTotal" | "offerDeposit" | "offerBalance" | "offerBalanceDue" | "offerValidUntil"
>;

/** What a payment brings, pence, and whether it was paid. */
export type PaidOrNot = { pence: number; status: string };

/**
 * @param quote in the status that it has after what the text reports
 * @param payments its own; they alone say whether a booking whose party is over was paid
 * @param today ISO, at the venue
 * @returns null while nothing is offered
 */
export function dueOf(quote: DueColumns, payments: readonly PaidOrNot[], today: string): Due | null {
  const { offerTotal: total, offerDeposit: deposit, offerBalance: balance } = quote;
  const { offerBalanceDue: balanceDue, offerValidUntil: validUntil } = quote;
  if (total === null || deposit === null || balance === null || balanceDue === null) return null;
  return whatIsDue({ total, deposit, balance, balanceDue, validUntil }, stageOf(quote, payments, today), today);
}

function stageOf(
  { status, offerTotal, offerValidUntil: validUntil }: DueColumns,
  payments: readonly PaidOrNot[],
  today: string,
): Stage {
  // Not sent yet: what it will ask for once it is sent.
  if (status === "priced") return validUntil !== null && validUntil < today ? "closed" : "open";
  const publicStatus = publicStatusOf(status, validUntil, today);
  switch (publicStatus) {
    case "open":
      return "open";
    case "booked":
      return status === "booked" ? "booked" : "paid";
    case "completed": {
      const paid = payments.reduce((sum, payment) => (payment.status === "paid" ? sum + payment.pence : sum), 0);
      return paid >= (offerTotal ?? 0) ? "paid" : "booked";
    }
    default:
      return "closed";
  }
}
