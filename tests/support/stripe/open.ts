/** The stand-in for Stripe with the adapter that talks to it, closed at the end of each test. */
import { afterEach } from "vitest";
import { stripePayments } from "../../../server/payments/stripe/stripe.ts";
import { StripeApi, secretKey, webhookSecret } from "./api.ts";

const apis: StripeApi[] = [];
afterEach(async () => {
  for (const api of apis.splice(0)) await api.close();
});

export async function openApi() {
  const api = await new StripeApi().open();
  apis.push(api);
  const webhookSecrets = ["whsec_0lder", webhookSecret];
  return { api, payments: stripePayments({ secretKey, webhookSecrets, apiUrl: api.url }) };
}
