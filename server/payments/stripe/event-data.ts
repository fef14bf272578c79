/** Converts Stripe's objects into the port's terms. Stripe's amounts are in the currency's smallest unit too: pence. */
import type Stripe from "stripe";
import type { PaymentEvent, PaymentEventData } from "../../../app/payments-port.ts";
import { idOf } from "./client.ts";

/** Keys of the metadata on everything that the site creates at Stripe, so that each event names its payment or refund. */
export const paymentIdKey = "payment_id";
export const refundIdKey = "refund_id";

type About = PaymentEvent["about"];
export type EventContent = Pick<PaymentEvent, "about" | "data">;

export const aboutSession = (session: Stripe.Checkout.Session): About => ({
  paymentId: session.metadata?.[paymentIdKey] ?? session.client_reference_id,
  sessionRef: session.id,
  paymentRef: idOf(session.payment_intent),
});

/** A session can be complete before the money has arrived, when the bank takes days. */
export const paidData = ({ payment_status, amount_total, currency }: Stripe.Checkout.Session): PaymentEventData =>
  payment_status === "unpaid"
    ? { type: "other", name: "unpaid" }
    : { type: "paid", pence: amount_total ?? 0, currency: (currency ?? "").toUpperCase() };

const disputeEnds: Partial<Record<string, "won" | "lost">> = {
  won: "won",
  // An inquiry that was closed without a dispute, and a dispute that was prevented.
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};
export const disputeData = ({ status }: Stripe.Dispute): PaymentEventData => ({
  type: "dispute",
  dispute: disputeEnds[status] ?? "open",
});

/** @returns undefined while it has not failed */
export const refundFailure = ({ status, metadata }: Pick<Stripe.Refund, "status" | "metadata">) =>
  status === "failed" || status === "canceled"
    ? { type: "refund-failed" as const, refundId: metadata?.[refundIdKey] ?? null }
    : undefined;

const aboutIntent = (metadata: Stripe.Metadata | null, intent: Parameters<typeof idOf>[0]): About => ({
  paymentId: metadata?.[paymentIdKey] ?? null,
  sessionRef: null,
  paymentRef: idOf(intent),
});

/** @returns undefined for a kind of event that is not about the site's payments */
export function contentOfEvent(event: Stripe.Event): EventContent | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return { about: aboutSession(event.data.object), data: paidData(event.data.object) };
    case "checkout.session.async_payment_failed":
      return { about: aboutSession(event.data.object), data: { type: "failed" } };
    case "checkout.session.expired":
      return { about: aboutSession(event.data.object), data: { type: "expired" } };
    case "charge.refunded": {
      const { metadata, payment_intent, amount_refunded } = event.data.object;
      const data = { type: "refunded", refunded: amount_refunded, refundId: null } as const;
      return { about: aboutIntent(metadata, payment_intent), data };
    }
    case "refund.failed":
    case "refund.updated": {
      const { metadata, payment_intent } = event.data.object;
      const data = refundFailure(event.data.object);
      return data && { about: aboutIntent(metadata, payment_intent), data };
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return { about: aboutIntent(null, event.data.object.payment_intent), data: disputeData(event.data.object) };
    default:
      return undefined;
  }
}
