/** Events as Stripe signs and sends them. */
import Stripe from "stripe";

export const webhookSecret = "whsec_stand1n";

let events = 0;
const second = () => Math.floor(Date.now() / 1000);

interface Sending {
  id?: string;
  secret?: string;
  /** When it is signed and sent, seconds */
  timestamp?: number;
  /** When it happened */
  created?: number;
}

/** An event as Stripe sends it: the bytes, and the headers with its signature, made by the SDK's own helper. */
export function signed(type: Stripe.Event["type"], object: unknown, how: Sending = {}) {
  const { id = `evt_${++events}`, secret = webhookSecret, timestamp = second(), created = timestamp } = how;
  const payload = JSON.stringify({
    id,
    object: "event",
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: payload, headers: { "Content-Type": "application/json", "Stripe-Signature": signature } };
}
