import type { Ports } from "../../context.ts";
import { changePayment, changeRefund, paymentById, refundById } from "./store.server.ts";

export type MarkedRefunded = { kind: "done" | "already" | "unknown" };

/** The owner says that they sent money back by hand. */
export function markRefunded(
  { write, clock }: Pick<Ports, "write" | "clock">,
  refundId: string,
): Promise<MarkedRefunded> {
  return write(async (transaction): Promise<MarkedRefunded> => {
    const refund = await refundById(transaction, refundId);
    const payment = refund && (await paymentById(transaction, refund.paymentId));
    if (!refund || !payment) return { kind: "unknown" };
    if (refund.status === "done") return { kind: "already" };
    const now = clock.now();
    await changeRefund(transaction, refundId, { status: "done", lastError: null }, now);
    await changePayment(transaction, payment, { refunded: payment.refunded + refund.pence }, now);
    return { kind: "done" };
  });
}
