/** What an event of a refund means for its payment. Pure, as settlement.ts is. */
import { settledByDispute } from "./rules.ts";
import type { PaymentState, Settlement } from "./settlement-types.ts";
import type { Refund } from "./table.server.ts";

/** The provider says how much went back in all, so that events may repeat and come in any order. */
export function refunded(
  { payment, refunds }: PaymentState,
  data: { refunded: number; refundId: string | null },
  at: string,
): Settlement {
  const sum = Math.min(data.refunded, payment.pence);
  const more = sum - payment.refunded;
  const asked = matchingRefunds({ payment, refunds }, data.refundId, more);
  // This event was sent before the refund failed, and received after it.
  if (asked.some(({ status, updatedAt }) => status === "failed" && at < updatedAt)) return { outcome: "stale" };
  const ended = asked.filter(({ status }) => status !== "done");
  const refundsDone = ended.length > 0 ? { refunds: done(ended) } : {};
  if (more <= 0) return ended.length > 0 ? { outcome: "applied", ...refundsDone } : { outcome: "stale" };
  return {
    outcome: "applied",
    payment: { refunded: sum },
    ...refundsDone,
    ...(asked.length === 0 && { topic: "refunded-elsewhere" }),
  };
}

/**
 * The refunds that an event reports: the one it names; otherwise one of the same amount; otherwise all pending ones, if they add up to it. One
 * that was closed because of a lost dispute counts as pending: it may have been sent just before.
 */
function matchingRefunds(
  { payment, refunds }: Pick<PaymentState, "payment" | "refunds">,
  refundId: string | null,
  pence: number,
): readonly Refund[] {
  const unsent = settledByDispute([payment], refunds);
  const waiting = refunds.filter(({ id, status }) => status !== "done" || unsent.has(id));
  const one = refunds.find(({ id }) => id === refundId) ?? waiting.find((refund) => refund.pence === pence);
  if (one) return [one];
  return waiting.reduce((sum, refund) => sum + refund.pence, 0) === pence ? waiting : [];
}

export const done = (refunds: readonly Refund[]) => refunds.map(({ id }) => ({ id, status: "done" as const }));

/** @param refundId ours, when the event says it */
export function refundFailed({ payment, refunds }: PaymentState, refundId: string | null): Settlement {
  const refund = refunds.find(({ id }) => id === refundId) ?? refunds.find(({ status }) => status === "sent");
  if (!refund || refund.status === "failed") return { outcome: "stale" };
  // It counted as refunded, and failed later: the card had expired, for example.
  const counted = refund.status === "done" && !settledByDispute([payment], refunds).has(refund.id);
  const less = counted && { payment: { refunded: Math.max(0, payment.refunded - refund.pence) } };
  // The payer has it from their bank.
  if (payment.dispute === "lost") return { outcome: "applied", refunds: done([refund]), ...less };
  return { outcome: "applied", refunds: [{ id: refund.id, status: "failed" }], topic: "refund-failed", ...less };
}
