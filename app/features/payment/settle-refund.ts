/** What a refund event means for its payment. Pure, like settlement.ts. */
import { settledByDispute } from "./rules.ts";
import type { PaymentState, Settlement } from "./settlement-types.ts";
import type { Refund } from "./table.server.ts";

/** The provider reports the total refunded of a payment, so events may be repeated and arrive in any order. */
export function refunded(
  { payment, refunds }: PaymentState,
  data: { refunded: number; refundId: string | null },
  at: string,
): Settlement {
  const sum = Math.min(data.refunded, payment.pence);
  const newlyRefunded = sum - payment.refunded;
  const asked = matchingRefunds({ payment, refunds }, data.refundId, newlyRefunded);
  // A late event: it was sent before the refund failed, but received after it.
  if (asked.some(({ status, updatedAt }) => status === "failed" && at < updatedAt)) return { outcome: "stale" };
  const ended = asked.filter(({ status }) => status !== "done");
  const refundsDone = ended.length > 0 ? { refunds: asDone(ended) } : {};
  if (newlyRefunded <= 0) return ended.length > 0 ? { outcome: "applied", ...refundsDone } : { outcome: "stale" };
  return {
    outcome: "applied",
    payment: { refunded: sum },
    ...refundsDone,
    ...(asked.length === 0 && { topic: "refunded-elsewhere" }),
  };
}

/** The one that the event names, else one of the same amount, else all pending ones that add up; also one closed by a lost dispute. */
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

export const asDone = (refunds: readonly Refund[]) => refunds.map(({ id }) => ({ id, status: "done" as const }));

/** @param refundId our id of the refund, when the event carries it */
export function refundFailed({ payment, refunds }: PaymentState, refundId: string | null): Settlement {
  const refund = refunds.find(({ id }) => id === refundId) ?? refunds.find(({ status }) => status === "sent");
  if (!refund || refund.status === "failed") return { outcome: "stale" };
  // A refund can count as done and fail later, for example when the card had expired.
  const counted = refund.status === "done" && !settledByDispute([payment], refunds).has(refund.id);
  const less = counted && { payment: { refunded: Math.max(0, payment.refunded - refund.pence) } };
  // The payer already got this money back through their bank.
  if (payment.dispute === "lost") return { outcome: "applied", refunds: asDone([refund]), ...less };
  return { outcome: "applied", refunds: [{ id: refund.id, status: "failed" }], topic: "refund-failed", ...less };
}
