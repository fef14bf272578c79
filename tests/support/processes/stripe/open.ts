/** Opens the stand-in for Stripe, with an adapter that uses it. The stand-in is closed at the end of the test. */
import { onTestFinished } from "vitest";
import { stripePayments } from "../../../../server/payments/stripe/stripe.ts";
import { StripeApi, secretKey } from "./api.ts";
import { webhookSecret } from "./signed.ts";

export async function openApi() {
  const api = await new StripeApi().open();
  onTestFinished(() => api.close());
  const webhookSecrets = ["whsec_0lder", webhookSecret];
  return { api, payments: stripePayments({ secretKey, webhookSecrets, apiUrl: api.url }) };
}
