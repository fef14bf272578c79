/** Sums of payments and refunds, in whole pence throughout. ../money/rules.ts says what is due when. */

import type { CancellationRow, PaymentPart } from "../money/rules.ts";
import type { Payment, Refund } from "./table.server.ts";

/** The nearest row of the table where the party is nearer than every row. @param daysBefore whole days to the event, at the venue */
export function cancellationRow<Row extends CancellationRow>(table: readonly Row[], daysBefore: number): Row {
  const nearestFirst = table.toSorted((a, b) => a.from - b.from);
  const row = nearestFirst.findLast(({ from }) => from <= daysBefore) ?? nearestFirst[0];
  if (!row) throw new Error("The cancellation table is empty.");
  return row;
}

/** What the agency keeps of the total when a booking is cancelled, rounded down in the customer's favour. */
export const cancellationFee = (total: number, daysBefore: number, table: readonly CancellationRow[]): number =>
  Math.floor((total * cancellationRow(table, daysBefore).keepPercent) / 100);

interface CancelledBooking {
  /** Pence received and not given back */
  paid: number;
  /** The price in pence, less partial refunds */
  total: number;
  daysBefore: number;
  table: readonly CancellationRow[];
  /** The agency cancels, so all of it goes back */
  byAgency: boolean;
}

/** The refund in pence: what was paid beyond the cancellation fee, never more than was paid. */
export function refundOnCancelling({ paid, total, daysBefore, table, byAgency }: CancelledBooking): number {
  if (byAgency) return paid;
  return Math.max(0, paid - cancellationFee(total, daysBefore, table));
}

/** The sum of all partial refunds, in pence. They reduce the price, so the cancellation fee is a share of the rest. */
export const partlyRefunded = (refunds: readonly Pick<Refund, "reason" | "pence">[]): number =>
  refunds.reduce((sum, { reason, pence }) => (reason === "given-back" ? sum + pence : sum), 0);

/** The latest payment is refunded first, up to what is left on it. @param payments oldest first @throws when it is more than all */
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

/** Statuses of an attempt on which money may still arrive. */
export const openStatuses: readonly Payment["status"][] = ["begun", "open"];
export const isOpen = (status: Payment["status"]): boolean => openStatuses.includes(status);

/** How money came that the owner marked as paid; it is the payment's `paymentRef`, where a provider has an id of its own. */
export type ManualMethod = "transfer" | "cash";
export const isManualMethod = (paymentRef: string | null): paymentRef is ManualMethod =>
  paymentRef === "transfer" || paymentRef === "cash";

/** In words for the owner: as they marked it, otherwise by adapter, because an expected transfer may turn out to be cash. */
export const paymentMethod = ({ adapter, paymentRef }: Pick<Payment, "adapter" | "paymentRef">): string =>
  isManualMethod(paymentRef) ? paymentRef : adapter === "owner" ? "by hand" : adapter;

/** Whether the owner marked the payment; only its day is known then, not the time. */
export const isManual = ({ adapter, paymentRef }: Pick<Payment, "adapter" | "paymentRef">): boolean =>
  adapter === "owner" || isManualMethod(paymentRef);

/** The payments that the owner marked as paid and of which nothing has gone back: if one never came, its mark can be taken back. */
export const markedByHand = <One extends Payment>(
  payments: readonly One[],
  refunds: readonly Pick<Refund, "paymentId">[],
): One[] =>
  payments.filter(
    (one) => one.status === "paid" && isManual(one) && !refunds.some(({ paymentId }) => paymentId === one.id),
  );

/** The part of the price that a payment covers, in words for the owner. */
export const partNames = { deposit: "deposit", balance: "balance", whole: "all of it" } as const satisfies Record<
  PaymentPart,
  string
>;

/** How a refund is sent. `disputed`: it waits, because the payer's bank may take the money back itself. */
export type RefundChannel = "by-hand" | "by-provider" | "disputed";

/**
 * The owner sends refunds of transfers and cash, of payments that another adapter took, and those that the provider could not send. All
 * others are requested from the provider; if the owner sent one of those too, the money would go back twice.
 * @param inUse the name of the payment adapter in use
 */
export function refundChannel(
  { status }: Pick<Refund, "status">,
  { adapter, sessionRef, nextStep, dispute }: Pick<Payment, "adapter" | "sessionRef" | "nextStep" | "dispute">,
  inUse: string,
): RefundChannel {
  if (dispute === "open" && status !== "sent") return "disputed";
  // A transfer has payment instructions but no session. A payment reported before the provider's answer arrived has neither.
  const isTransfer = nextStep !== null && sessionRef === null;
  return status === "failed" || adapter !== inUse || isTransfer ? "by-hand" : "by-provider";
}

/** Done, but sent by nobody, because the payer's bank took the money first. Sent ones count as earlier. @param refunds oldest first */
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

/** Pence refunded or on their way. A failed refund does not count, because it waits for the owner. */
export const refundedOrPending = (
  payments: readonly Pick<Payment, "refunded">[],
  refunds: readonly Pick<Refund, "pence" | "status">[],
): number =>
  payments.reduce((sum, { refunded }) => sum + refunded, 0) +
  refunds.reduce((sum, { status, pence }) => (status === "owed" || status === "sent" ? sum + pence : sum), 0);

/** Pence of a payment that can still be refunded: not refunded or promised yet, nor taken back by the payer's bank. */
export function refundableAmount(
  payment: Pick<Payment, "id" | "status" | "pence" | "refunded" | "dispute">,
  refunds: readonly Pick<Refund, "paymentId" | "pence" | "status">[],
): number {
  if (payment.status !== "paid" || payment.dispute === "lost") return 0;
  const promised = refunds.filter(({ paymentId, status }) => paymentId === payment.id && status !== "done");
  return Math.max(0, payment.pence - payment.refunded - promised.reduce((sum, { pence }) => sum + pence, 0));
}
