import Stripe from "stripe";
import type { PaymentEvent } from "../../../app/payments-port.ts";
import { isoOf } from "./client.ts";
import { aboutSession, disputeData, type EventContent, paidData, paymentIdKey, refundIdKey } from "./event-data.ts";

type PaymentIds = PaymentEvent["about"];

/**
 * What became of a payment, as Stripe has it now, in the order in which it happened. The ids are of what happened, so that asking twice
 * gives the same events. Without a session the payer has never been sent there: nothing can have come.
 * @throws what the API throws
 */
export async function fetchEventsOf(stripe: Stripe, adapter: string, asked: PaymentIds): Promise<PaymentEvent[]> {
  if (!asked.sessionRef) return [];
  const session = await stripe.checkout.sessions
    .retrieve(asked.sessionRef, { expand: ["payment_intent.latest_charge"] })
    .catch((error: unknown) => {
      // Of another account, or of test mode.
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
      throw error;
    });
  if (!session) return [];
  const about = aboutSession(session);
  const intent = typeof session.payment_intent === "string" ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === "string" ? null : intent?.latest_charge;
  const at = isoOf(charge?.created ?? session.created);
  const event = (what: string, data: EventContent["data"], when = at): PaymentEvent => ({
    adapter,
    id: `asked-${session.id}-${what}`,
    at: when,
    about,
    data,
  });

  if (session.status === "expired") return [event("expired", { type: "expired" }, isoOf(session.expires_at))];
  if (session.status !== "complete") return [];
  const paid = paidData(session);
  if (paid.type === "other")
    return intent?.status === "requires_payment_method" || intent?.status === "canceled"
      ? [event("failed", { type: "failed" })]
      : [];
  const events = [event("paid", paid)];
  if (charge && charge.amount_refunded > 0) {
    const { amount_refunded: refunded } = charge;
    events.push(event(`refunded-${refunded}`, { type: "refunded", refunded, refundId: null }, isoOf(session.created)));
  }
  if (charge?.disputed)
    for (const dispute of (await stripe.disputes.list({ charge: charge.id })).data) {
      const data = disputeData(dispute);
      events.push(event(`${dispute.id}-${dispute.status}`, data, isoOf(dispute.created)));
    }
  return events;
}

/** Our payment behind money that is named by the provider's name alone. @throws what the API throws */
export async function paymentIdOf(stripe: Stripe, paymentRef: string): Promise<string | null> {
  try {
    return (await stripe.paymentIntents.retrieve(paymentRef)).metadata[paymentIdKey] ?? null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

/** The refund that was made for one of ours. Keys are forgotten after a day; metadata is not. */
export async function refundMadeFor(stripe: Stripe, paymentRef: string, refundId: string) {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }))
    if (refund.metadata?.[refundIdKey] === refundId) return refund;
  return undefined;
}
