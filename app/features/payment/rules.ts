/** The sums of payments and refunds: whole pence in, whole pence out, no fraction on the way. What is due when: ../money/rules.ts. */

import type { CancellationRow, PaymentPart } from "../money/rules.ts";
import type { Payment, Refund } from "./table.server.ts";

/**
 * What the agency keeps of the total when a booking is cancelled, rounded down in the customer's favour. Where the party is nearer than
 * every row of the table, the nearest row applies.
 * @param daysBefore whole days from today to the event, at the venue
 */
export function cancellationFee(total: number, daysBefore: number, table: readonly CancellationRow[]): number {
  const nearestFirst = table.toSorted((a, b) => a.from - b.from);
  const row = nearestFirst.findLast(({ from }) => from <= daysBefore) ?? nearestFirst[0];
  if (!row) throw new Error("The cancellation table is empty.");
  return Math.floor((total * row.keepPercent) / 100);
}

interface CancelledBooking {
  /** Pence that came in and have not gone back */
  paid: number;
  /** The price, less what was given back of it */
  total: number;
  daysBefore: number;
  table: readonly CancellationRow[];
  /** The agency's own fault or wish: all of it goes back */
  byAgency: boolean;
}

/** What goes back, pence: what was paid beyond the share kept, never more than was paid. */
export function refundOnCancelling({ paid, total, daysBefore, table, byAgency }: CancelledBooking): number {
  if (byAgency) return paid;
  return Math.max(0, paid - cancellationFee(total, daysBefore, table));
}

/** Pence of the price that the owner gave back: the agency does without them, so what cancelling keeps is a share of the rest. */
export const partlyRefunded = (refunds: readonly Pick<Refund, "reason" | "pence">[]): number =>
  refunds.reduce((sum, { reason, pence }) => (reason === "given-back" ? sum + pence : sum), 0);

/**
 * Which payments a refund goes back on: the latest first, each up to what is left of it.
 * @param payments oldest first, with the pence that can still go back on each
 * @throws when the refund is more than is left of all of them
 */
export function spreadRefund(
  pence: number,
  payments: readonly { id: string; left: number }[],
): { paymentId: string; pence: number }[] {
  const shares: { paymentId: string; pence: number }[] = [];
  let rest = pence;
  for (const { id, left } of payments.toReversed()) {
    const share = Math.min(rest, left);
    if (share > 0) shares.push({ paymentId: id, pence: share });
    rest -= share;
  }
  if (rest > 0) throw new Error(`A refund of ${pence} pence is ${rest} more than was paid.`);
  return shares;
}

/** Money may still arrive on an attempt with one of these. */
export const openStatuses = ["begun", "open"] as const satisfies readonly Payment["status"][];
export const isOpen = (status: Payment["status"]): boolean => status === "begun" || status === "open";

/**
 * How the money came, for the owner: as they marked it, else who took it. A transfer that we wait for may be marked as cash, so what was
 * marked comes first.
 */
export const paymentMethod = ({ adapter, paymentRef }: Pick<Payment, "adapter" | "paymentRef">): string =>
  paymentRef === "cash" || paymentRef === "transfer" ? paymentRef : adapter === "owner" ? "by hand" : adapter;

/** The owner marked it, so of when it came only the day is known. */
export const isManual = ({ adapter, paymentRef }: Pick<Payment, "adapter" | "paymentRef">): boolean =>
  adapter === "owner" || paymentRef === "cash" || paymentRef === "transfer";

/** What a payment pays, for the owner. */
export const partNames = { deposit: "deposit", balance: "balance", whole: "all of it" } as const satisfies Record<
  PaymentPart,
  string
>;

/** How a refund goes back. `disputed`: it waits, because the payer's bank may take the money back itself. */
export type RefundChannel = "by-hand" | "by-provider" | "disputed";

/**
 * The owner sends transfers and cash, what another adapter took, and what the provider could not send. Of everything else the provider is
 * asked, so money that the owner sent as well would go back twice.
 * @param inUse the name of the adapter in use
 */
export function refundChannel(
  { status }: Pick<Refund, "status">,
  { adapter, sessionRef, nextStep, dispute }: Pick<Payment, "adapter" | "sessionRef" | "nextStep" | "dispute">,
  inUse: string,
): RefundChannel {
  if (dispute === "open" && status !== "sent") return "disputed";
  // Instructions for a transfer have no session. A payment that was reported before the provider's answer has neither.
  const isTransfer = nextStep !== null && sessionRef === null;
  return status === "failed" || adapter !== inUse || isTransfer ? "by-hand" : "by-provider";
}

/**
 * Refunds that are done although nobody sent them: the payer's bank took the money first. What was sent, was sent before that.
 * @param refunds oldest first
 */
export function settledByDispute(
  payments: readonly Pick<Payment, "id" | "refunded" | "dispute">[],
  refunds: readonly Pick<Refund, "id" | "paymentId" | "pence" | "status">[],
): ReadonlySet<string> {
  const unsent = payments.flatMap(({ id: paymentId, refunded, dispute }) => {
    if (dispute !== "lost") return [];
    let sent = 0;
    return refunds.filter((refund) => {
      if (refund.paymentId !== paymentId || refund.status !== "done") return false;
      sent += refund.pence;
      return sent > refunded;
    });
  });
  return new Set(unsent.map(({ id }) => id));
}

/** Pence that are back, or on their way: a refund that failed waits for the owner. */
export const refundedOrPending = (
  payments: readonly Pick<Payment, "refunded">[],
  refunds: readonly Pick<Refund, "pence" | "status">[],
): number =>
  payments.reduce((sum, { refunded }) => sum + refunded, 0) +
  refunds.reduce((sum, { status, pence }) => (status === "owed" || status === "sent" ? sum + pence : sum), 0);

/** Pence of a payment that were neither refunded nor promised, nor taken back by the payer's bank. */
export function refundableAmount(
  payment: Pick<Payment, "id" | "status" | "pence" | "refunded" | "dispute">,
  refunds: readonly Pick<Refund, "paymentId" | "pence" | "status">[],
): number {
  if (payment.status !== "paid" || payment.dispute === "lost") return 0;
  const promised = refunds.filter(({ paymentId, status }) => paymentId === payment.id && status !== "done");
  return Math.max(0, payment.pence - payment.refunded - promised.reduce((sum, { pence }) => sum + pence, 0));
}
