import Stripe from "stripe";
import type { PaymentEvent } from "../../../app/payments-port.ts";
import { isoOf } from "./client.ts";
import {
  aboutSession,
  disputeData,
  type EventContent,
  paidData,
  paymentIdKey,
  refundFailure,
  refundIdKey,
} from "./event-data.ts";

type PaymentIds = PaymentEvent["about"];

/**
 * The events of a payment that follow from its state at Stripe, in an order in which they can be settled. An event's id depends on what
 * happened, so asking twice gives the same events. Without a session the payer has never been sent to Stripe: there are none.
 * @throws the API's errors
 */
export async function fetchEventsOf(stripe: Stripe, adapter: string, asked: PaymentIds): Promise<PaymentEvent[]> {
  if (!asked.sessionRef) return [];
  const session = await stripe.checkout.sessions
    .retrieve(asked.sessionRef, { expand: ["payment_intent.latest_charge"] })
    .catch((error: unknown) => {
      // The session belongs to another account, or to test mode.
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
  const refunds = intent ? await refundsOn(stripe, intent.id) : [];
  for (const refund of refunds) {
    const failure = refundFailure(refund);
    // A refund made in Stripe's dashboard has none of our ids, and would be taken for one of ours that is on its way.
    if (failure?.refundId) events.push(event(`${refund.id}-failed`, failure, isoOf(refund.created)));
  }
  // Not the charge's own sum, which may count a pending refund: that can still fail, and nobody asks about one that is done.
  const refunded = refunds.reduce((sum, { status, amount }) => (status === "succeeded" ? sum + amount : sum), 0);
  if (refunded > 0)
    events.push(event(`refunded-${refunded}`, { type: "refunded", refunded, refundId: null }, isoOf(session.created)));
  if (charge?.disputed)
    for (const dispute of (await stripe.disputes.list({ charge: charge.id })).data) {
      const data = disputeData(dispute);
      events.push(event(`${dispute.id}-${dispute.status}`, data, isoOf(dispute.created)));
    }
  return events;
}

/** The id of the site's payment with this payment intent; null when there is none. @throws the API's errors */
export async function paymentIdOf(stripe: Stripe, paymentRef: string): Promise<string | null> {
  try {
    return (await stripe.paymentIntents.retrieve(paymentRef)).metadata[paymentIdKey] ?? null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

const refundsOn = (stripe: Stripe, paymentRef: string): Promise<Stripe.Refund[]> =>
  stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }).autoPagingToArray({ limit: 10_000 });

/** Stripe's refund for one of the site's refunds, found by metadata: Stripe forgets idempotency keys after a day. */
export const refundMadeFor = async (stripe: Stripe, paymentRef: string, refundId: string) =>
  (await refundsOn(stripe, paymentRef)).find(({ metadata }) => metadata?.[refundIdKey] === refundId);
