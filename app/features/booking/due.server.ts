/** What a customer still has to pay for a quote: passes its status and payments to the rules in ../money/rules.ts. */
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "../../context.ts";
import { formatDate } from "../../dates/dates.ts";
import { type Due, type PaymentPart, type Stage, whatIsDue } from "../money/rules.ts";
import type { Quote } from "../quote/table.server.ts";
import { priceEnded, publicStatusOf } from "./public-status.ts";

/** The columns of a quote that decide what is due. */
export type DueColumns = Pick<
  Quote,
  | "status"
  | "offerTotal"
  | "offerDeposit"
  | "offerBalance"
  | "offerBalanceDue"
  | "offerTakenBack"
  | "offerValidUntil"
  | "leftUnpaid"
>;

/** Notifications about the balance, which are sent again when the sum due changes. */
export const aboutTheBalance = ["balance-due", "balance-late-for-desk"] as const;

/** In pence. `dispute`: "lost" for all not refunded. `unbookable`: to be refunded. `refundTotal`: all other refunds, sent or not. */
export type DuePayment = {
  pence: number;
  refunded: number;
  status: string;
  dispute: string | null;
  unbookable: SqlBool;
  refundTotal: number;
};

/** @param quote as it is after what an email reports @param payments decide after the party @returns null while nothing is offered */
export function dueOf(quote: DueColumns, payments: readonly DuePayment[], today: string): Due | null {
  const { offerTotal: total, offerDeposit, offerBalance, offerTakenBack: back } = quote;
  const { offerBalanceDue: balanceDue, offerValidUntil: validUntil } = quote;
  if (total === null || offerDeposit === null || offerBalance === null || balanceDue === null) return null;
  const shares = { total, deposit: offerDeposit - back, balance: offerBalance + back, balanceDue };
  return whatIsDue({ ...shares, validUntil }, stageOf(quote, payments, today), today);
}

/** Why an agreed booking lapses: "the deposit did not come by 9 March 2027"; null without an offer. */
export function notPaidText(quote: DueColumns): string | null {
  const { offerValidUntil: until } = quote;
  const due = until && dueOf({ ...quote, status: "accepted" }, [], until)?.next;
  return due ? `the ${due.part === "deposit" ? "deposit" : "payment"} did not come by ${formatDate(until)}` : null;
}

/** The detail of the transition with which an agreed booking lapses; another offer that ends needs none. */
export function lapseDetail(quote: DueColumns): { detail?: string } {
  const agreed = quote.status === "accepted" || quote.status === "deposit-pending";
  const detail = agreed && notPaidText(quote);
  return detail ? { detail } : {};
}

/** Whether a booking has something left to pay. Nothing is left when the price fell to what was paid. */
export const hasBalance = (is: ExpressionBuilder<Tables, "quote">) =>
  is.or([is("quote.offerBalance", ">", 0), is("quote.offerTakenBack", ">", 0)]);

/** False where all that was paid has gone back, or is to, and where nobody came: then they are not thanked and not asked for a review. */
export const tookPlace = (is: ExpressionBuilder<Tables, "quote">) => is.and([keepsMoney(is), somebodyCame(is)]);

function somebodyCame(is: ExpressionBuilder<Tables, "quote">) {
  const saidYes = is
    .selectFrom("assignment")
    .select("assignment.id")
    .whereRef("assignment.reference", "=", "quote.reference")
    .where("assignment.status", "=", "accepted");
  const absent = is.exists(saidYes.where("assignment.noShow", "=", 1));
  return is.or([is.not(absent), is.exists(saidYes.where("assignment.noShow", "=", 0))]);
}

function keepsMoney(is: ExpressionBuilder<Tables, "quote">) {
  const paid = is
    .selectFrom("payment")
    .select("payment.id")
    .whereRef("payment.reference", "=", "quote.reference")
    .where("payment.status", "=", "paid");
  const kept =
    paid.where(sql<boolean>`coalesce(payment.dispute, '') <> 'lost' and payment.pence > payment.refunded + coalesce(
    (select sum(refund.pence) from refund where refund.payment_id = payment.id and refund.status <> 'done'), 0)`);
  return is.or([is.not(is.exists(paid)), is.exists(kept)]);
}

/** Whether all of the price is paid; also true when the price fell to what was paid. */
export const allPaid = (quote: Pick<DueColumns, "status" | "offerBalance" | "offerTakenBack">): boolean =>
  quote.status === "balance-paid" ||
  (quote.status === "booked" && quote.offerBalance === 0 && quote.offerTakenBack === 0);

/** The sum of each part that can be paid, in pence; null while nothing is offered. */
export function partsOf(quote: DueColumns): Record<PaymentPart, number> | null {
  const { offerTotal: total, offerDeposit: deposit, offerBalance: balance, offerTakenBack } = quote;
  if (total === null || deposit === null || balance === null) return null;
  return { deposit, balance: balance + offerTakenBack, whole: total };
}

function stageOf(
  { status, offerTotal, offerTakenBack, offerValidUntil: validUntil, leftUnpaid }: DueColumns,
  payments: readonly DuePayment[],
  today: string,
): Stage {
  // Not sent yet: what it will ask for once it is sent.
  if (status === "priced") return priceEnded(status, validUntil, today) ? "closed" : "open";
  const publicStatus = publicStatusOf(status, validUntil, today);
  switch (publicStatus) {
    case "open":
      return "open";
    case "booked":
      return status === "booked" ? "booked" : "paid";
    case "completed": {
      if (leftUnpaid === "written-off") return "written-off";
      if (offerTakenBack > 0) return "booked";
      const paid = payments.reduce((sum, payment) => sum + creditedAmount(payment), 0);
      return paid >= (offerTotal ?? 0) ? "paid" : "booked";
    }
    default:
      return "closed";
  }
}

/** Pence that count towards the price. What is refunded reduces the charge, so it counts as paid even if the bank took the rest back. */
export function creditedAmount({ pence, refunded, status, dispute, unbookable, refundTotal }: DuePayment): number {
  if (status !== "paid" || unbookable) return 0;
  return dispute === "lost" ? Math.max(refunded, refundTotal) : pence;
}
