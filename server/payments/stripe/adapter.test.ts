import type Stripe from "stripe";
import { expect, test } from "vitest";
import { openApi } from "../../../tests/support/processes/stripe/open.ts";
import { signed, webhookSecret } from "../../../tests/support/processes/stripe/signed.ts";
import { stripePayments } from "./stripe.ts";

test("what Stripe would not take is a refusal, without what was typed; what it may have taken is not", async () => {
  const { api, payments } = await openApi();
  const asked = {
    paymentId: "p1",
    reference: "BT-1",
    part: "deposit" as const,
    pence: 6526,
    description: "Booking",
    payer: { email: "zoe@example.com" },
    idempotencyKey: "k1",
    returnUrl: "http://localhost/r",
    cancelUrl: "http://localhost/c",
  };
  expect(await payments.begin(asked)).toMatchObject({ kind: "redirect" });
  expect(await payments.begin({ ...asked, pence: 1 })).toEqual({ kind: "refused", reason: "StripeIdempotencyError" });
  const wrongKey = stripePayments({ secretKey: "sk_test_other", webhookSecrets: [webhookSecret], apiUrl: api.url });
  expect(await wrongKey.begin(asked)).toEqual({ kind: "refused", reason: "StripeAuthenticationError" });
  expect(await payments.begin({ ...asked, description: "", idempotencyKey: "k2" })).toEqual({
    kind: "refused",
    reason: "StripeInvalidRequestError parameter_invalid",
  });
  api.mood = "busy";
  await expect(payments.begin({ ...asked, idempotencyKey: "k3" })).rejects.toThrow("Too many requests");
});

test("a refund without the provider's name for the money is the owner's to send; one it can't make is refused", async () => {
  const { api, payments } = await openApi();
  const asked = { refundId: "r1", paymentId: "p1", pence: 100, idempotencyKey: "k1" };
  // The owner has to correct a wrong key, and the refund waits for that.
  const wrongKey = stripePayments({ secretKey: "sk_test_other", webhookSecrets: [webhookSecret], apiUrl: api.url });
  await expect(wrongKey.refund({ ...asked, paymentRef: "pi_0" })).rejects.toThrow("Invalid API Key");
  expect(await payments.refund({ ...asked, paymentRef: null })).toEqual({ kind: "manual" });
  expect(await payments.refund({ ...asked, paymentRef: "pi_0" })).toMatchObject({ kind: "refused" });
  expect(api.sales).toHaveLength(0);
});

test("a refund that fails afterwards says which of ours it was", async () => {
  const { payments } = await openApi();
  const failed: Partial<Stripe.Refund> = {
    id: "re_1",
    object: "refund",
    status: "failed",
    metadata: { payment_id: "p1", refund_id: "r1" },
    payment_intent: "pi_1",
  };
  const { body, headers } = signed("refund.failed", failed);
  expect(await payments.readEvent(Buffer.from(body), new Headers(headers))).toMatchObject({
    ok: true,
    event: { about: { paymentId: "p1" }, data: { type: "refund-failed", refundId: "r1" } },
  });
});
