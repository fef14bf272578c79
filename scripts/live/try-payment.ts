import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Payments } from "../../app/payments-port.ts";

/** Pence. The least that Stripe takes is 30. */
const pence = 100;

interface Try {
  payments: Payments;
  origin: string;
  email: string;
  say(line: string): void;
  /** Milliseconds between polls, and until it gives up */
  every?: number;
  within?: number;
}

/**
 * `--payment`: a payment of one pound like a customer's, with the configured provider. Waits until it is paid, and refunds it, which
 * uses every permission that the site's key needs. It belongs to no quote: the site logs its events as unknown.
 * @returns whether all of it worked
 */
export async function tryPayment(asked: Try): Promise<boolean> {
  const { payments, origin, email, say, every = 3000, within = 600_000 } = asked;
  const paymentId = `test-${randomUUID()}`;
  const checkout = await payments.begin({
    paymentId,
    reference: "TEST",
    part: "deposit",
    pence,
    description: "A test of one pound, which is sent back",
    payer: { email },
    idempotencyKey: paymentId,
    returnUrl: `${origin}/`,
    cancelUrl: `${origin}/`,
  });
  if (checkout.kind === "refused") {
    say(`The provider refuses the payment: ${checkout.reason}. Look at what its key may do (docs/deploy.md).`);
    return false;
  }
  if (checkout.kind === "instructions") {
    say("Customers pay by bank transfer, to this account. Send one pound there yourself, and see that it arrives:");
    for (const { label, value } of checkout.lines) say(`  ${label}: ${value}`);
    return true;
  }
  say(`Open this and pay one pound with a card of yours; it is sent back at once:\n${checkout.url}`);
  const { sessionRef } = checkout;
  const end = Date.now() + within;
  while (Date.now() < end) {
    const events = await payments.fetchEvents({ paymentId, sessionRef, paymentRef: null });
    const paid = events.find(({ data }) => data.type === "paid");
    if (paid) return sendBack(payments, paymentId, paid.about.paymentRef, say);
    if (events.some(({ data }) => data.type === "failed" || data.type === "expired")) {
      say("It was not paid: the card was refused, or the page given up.");
      return false;
    }
    await wait(every);
  }
  say("Nothing was paid within ten minutes. The page ends by itself; nothing is owed.");
  return false;
}

async function sendBack(payments: Payments, paymentId: string, paymentRef: string | null, say: Try["say"]) {
  const refund = { refundId: paymentId, paymentId, paymentRef, pence, idempotencyKey: `${paymentId}-back` };
  const result = await payments.refund(refund);
  if (result.kind === "sent" || result.kind === "done") {
    say("Paid, and sent back. That its messages reach the site too, its log says: look for unknown-payment.");
    return true;
  }
  say(
    `Paid. It could not be sent back${result.kind === "refused" ? `: ${result.reason}` : ""}. Do that in the provider’s dashboard.`,
  );
  return false;
}
