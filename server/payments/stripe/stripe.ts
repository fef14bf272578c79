import Stripe from "stripe";
import type { RefundResult } from "../../../app/payments-port.ts";
import type { PaymentAdapter } from "../adapter.ts";
import { verified } from "../verified.ts";
import { clientWith, isoOf, isRefusedKey, refusalOf, type StripeKeys } from "./client.ts";
import { contentOfEvent, paymentIdKey, refundIdKey } from "./event-data.ts";
import { fetchEventsOf, paymentIdOf, refundMadeFor } from "./fetch-events.ts";

const name = "stripe";
/** The origin of Checkout's pages, from its documentation. */
const checkoutOrigin = "https://checkout.stripe.com";

/** Stripe Checkout: the card is typed on Stripe's own page, and this site never sees it. */
export function stripePayments(keys: StripeKeys): PaymentAdapter {
  const stripe = clientWith(keys);
  return {
    name,
    payerOrigins: [checkoutOrigin],
    async begin({ paymentId, reference, part, pence, description, payer, idempotencyKey, returnUrl, cancelUrl }) {
      const metadata = { [paymentIdKey]: paymentId, reference, part };
      try {
        // No parameter may depend on the time: the same key must come with the same parameters.
        const session = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [
              {
                quantity: 1,
                price_data: { currency: "gbp", unit_amount: pence, product_data: { name: description } },
              },
            ],
            // The price is agreed in pounds: no conversion.
            adaptive_pricing: { enabled: false },
            submit_type: "pay",
            locale: "en-GB",
            customer_email: payer.email,
            client_reference_id: paymentId,
            metadata,
            payment_intent_data: { description, metadata },
            success_url: returnUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey },
        );
        if (!session.url) return { kind: "refused", reason: "a session without an address" };
        return { kind: "redirect", url: session.url, sessionRef: session.id, expiresAt: isoOf(session.expires_at) };
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === undefined) throw error;
        return { kind: "refused", reason };
      }
    },
    async readEvent(body, headers) {
      const event = eventIn(body, headers.get("Stripe-Signature") ?? "", keys.webhookSecrets, stripe);
      if (typeof event === "string") return { ok: false, reason: event };
      const content = contentOfEvent(event) ?? {
        about: { paymentId: null, sessionRef: null, paymentRef: null },
        data: { type: "other" as const, name: event.type },
      };
      const { paymentId, sessionRef, paymentRef } = content.about;
      // A dispute names only the charge, and may come before the payment's event.
      const known = paymentId ?? (sessionRef || !paymentRef ? null : await paymentIdOf(stripe, paymentRef));
      const about = { ...content.about, paymentId: known };
      return {
        ok: true,
        event: verified({ adapter: name, id: event.id, at: isoOf(event.created), about, data: content.data }),
      };
    },
    async refund({ refundId, paymentRef, paymentId, pence, idempotencyKey }) {
      if (!paymentRef) return { kind: "manual" };
      try {
        const made = await refundMadeFor(stripe, paymentRef, refundId);
        const refund =
          made ??
          (await stripe.refunds.create(
            {
              payment_intent: paymentRef,
              amount: pence,
              metadata: { [paymentIdKey]: paymentId, [refundIdKey]: refundId },
            },
            { idempotencyKey },
          ));
        return answerOf(refund);
      } catch (error) {
        const reason = refusalOf(error);
        // A wrong key refuses a payment at once, because the payer waits; a refund is requested again later.
        if (reason === undefined || isRefusedKey(error)) throw error;
        return { kind: "refused", reason };
      }
    },
    fetchEvents: async (payment) => (await fetchEventsOf(stripe, name, payment)).map(verified),
  };
}

function answerOf({ id, status, failure_reason }: Stripe.Refund): RefundResult {
  if (status === "failed" || status === "canceled")
    return { kind: "refused", reason: `refund ${status} ${failure_reason ?? ""}`.trim() };
  return { kind: status === "succeeded" ? "done" : "sent", providerRef: id };
}

/** Seconds after which a signature is too old: a copied event cannot be sent again later. */
const signatureLasts = 300;

/** The event, when one of the secrets signed these bytes not long ago. `too-old` when one did, and this machine's clock may be wrong */
function eventIn(
  body: Uint8Array,
  signature: string,
  secrets: readonly string[],
  stripe: Stripe,
): Stripe.Event | "forged" | "too-old" | "unreadable" {
  const signedWithin = (seconds: number) => {
    for (const secret of secrets) {
      try {
        return stripe.webhooks.constructEvent(body, signature, secret, seconds);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return "unreadable";
      }
    }
    return "forged";
  };
  const read = signedWithin(signatureLasts);
  // To Stripe, 0 means any age.
  return read === "forged" && signedWithin(0) !== "forged" ? "too-old" : read;
}
