import express, { type RequestHandler, Router } from "express";
import type { Ports } from "../../app/context.ts";
import type { VerifiedPaymentEvent } from "../../app/payments-port.ts";
import { refuseBody } from "./error-handler.ts";
import { headersOf } from "./router.ts";

export const webhookPath = "/payments/events";

/** Bytes; a provider's event has a few thousand. */
const maxBodyBytes = 256 * 1024;

/** Seconds after which a provider may repeat an event that we could not store. */
const retryAfterSeconds = 30;

/**
 * POST /payments/events. The signature over the raw bytes proves the sender, so the same-origin check and parsers must come after
 * it. The status tells the provider whether to send the event again: 200 for everything that is dealt with for good, also when it is
 * repeated or unknown; 400 for a forged one; 503 when it could not be stored.
 * @param settle applies the event; when it throws, the answer is 503
 */
export function paymentWebhook(
  { payments, log }: Pick<Ports, "payments" | "log">,
  settle: (event: VerifiedPaymentEvent) => Promise<{ outcome: string }>,
): RequestHandler {
  const routes = Router();
  const raw = express.raw({ type: () => true, limit: maxBodyBytes });
  routes.post(webhookPath, raw, async (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    response.type("text/plain");
    const body: unknown = request.body;
    try {
      const read = await payments.readEvent(body instanceof Uint8Array ? body : new Uint8Array(), headersOf(request));
      if (!read.ok) {
        log.info("payment.event-refused", { adapter: payments.name, reason: read.reason });
        return void response.status(400).send(`${read.reason}\n`);
      }
      const { outcome } = await settle(read.event);
      response.send(`${outcome}\n`);
    } catch (error) {
      log.error("payment.event-failed", error, { adapter: payments.name });
      response.setHeader("Retry-After", String(retryAfterSeconds));
      response.status(503).send("not recorded\n");
    }
  });
  routes.all(webhookPath, (_request, response) => {
    response.setHeader("Allow", "POST");
    response.status(405).type("text/plain").send("POST only\n");
  });
  routes.use(webhookPath, refuseBody);
  return routes;
}
