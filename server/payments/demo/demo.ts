import type { PaymentAdapter } from "../adapter.ts";
import { verified } from "../verified.ts";
import { checkoutsIn } from "./checkouts.ts";
import { eventFor, isSigned, parseEvent, type Signing, signatureHeader, toEventData } from "./events.ts";
import { demoPages, demoPath } from "./pages.ts";

const name = "demo";
/** Milliseconds for which a checkout stays open, as long as a real one. */
const checkoutLifetime = 24 * 3_600_000;

/**
 * A hosted checkout on the site's own server, without money. It behaves as a provider does: it has its own page, signed events over HTTP
 * to the same address, and its own store that the site can query.
 */
export function demo(origin: string, dataFolder: string, { signer, clock }: Signing): PaymentAdapter {
  const checkouts = checkoutsIn(dataFolder);
  return {
    name,
    payerOrigins: [],
    pages: demoPages(checkouts, { signer, clock }),
    async begin({ paymentId, reference, pence, description, idempotencyKey, returnUrl, cancelUrl }) {
      const now = clock.now();
      await checkouts.tidy(now);
      const session = signer.sign("demo-payment-session", idempotencyKey);
      const expiresAt = new Date(now.getTime() + checkoutLifetime).toISOString();
      const asked = { paymentId, reference, pence, description, returnUrl, cancelUrl, expiresAt };
      const stored = await checkouts.open(session, asked);
      return {
        kind: "redirect",
        url: `${origin}${demoPath}/${session}`,
        sessionRef: session,
        expiresAt: stored.expiresAt,
      };
    },
    async readEvent(bytes, headers) {
      const body = Buffer.from(bytes).toString("utf8");
      if (!isSigned(body, headers.get(signatureHeader), { signer, clock })) return { ok: false, reason: "forged" };
      const event = parseEvent(body);
      return event ? { ok: true, event: verified(toEventData(name, event)) } : { ok: false, reason: "unreadable" };
    },
    // No money was taken, so the refund is done at once.
    refund: async ({ refundId }) => ({ kind: "done", providerRef: `demo-${refundId}` }),
    async fetchEvents({ sessionRef }) {
      const session = sessionRef ? await checkouts.session(sessionRef) : undefined;
      if (!sessionRef || !session) return [];
      const late = session.expiresAt <= clock.now().toISOString();
      const ending =
        (await checkouts.ending(sessionRef)) ??
        (late ? await checkouts.end(sessionRef, { outcome: "expired", at: session.expiresAt }) : undefined);
      return ending ? [verified(toEventData(name, eventFor(sessionRef, session, ending)))] : [];
    },
  };
}
