import express, { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import type { Ports, VerifiedPaymentEvent } from "../../app/context.ts";

/** Where the payment provider sends what happened. */
export const eventsPath = "/payments/events";

/** Bytes; a provider's event has a few thousand. */
const longestBody = 256 * 1024;

/** Seconds after which a provider may try again when our side failed. */
const retryAfter = 30;

/**
 * POST /payments/events. Not a form: the signature over the bytes as they came says where it comes from, so that neither the
 * same-origin check nor a parser may stand before it. The status tells the provider whether to send it again: 200 for everything
 * that is dealt with for good, repeated, out of place or about nothing of ours; 400 for what it did not send; 503 when we could
 * not write it down.
 * @param settle applies the event; what it throws is our fault
 */
export function paymentEvents(
  { payments, log }: Pick<Ports, "payments" | "log">,
  settle: (event: VerifiedPaymentEvent) => Promise<{ outcome: string }>,
): RequestHandler {
  const routes = Router();
  const raw = express.raw({ type: () => true, limit: longestBody });
  routes.post(eventsPath, raw, async (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    response.type("text/plain");
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === "string") headers.set(name, value);
    const body: unknown = request.body;
    try {
      const read = await payments.readEvent(body instanceof Uint8Array ? body : new Uint8Array(), headers);
      if (!read.ok) {
        log.info("payment.event-refused", { adapter: payments.name, reason: read.reason });
        return void response.status(400).send(`${read.reason}\n`);
      }
      const { outcome } = await settle(read.event);
      response.send(`${outcome}\n`);
    } catch (error) {
      log.error("payment.event-failed", error, { adapter: payments.name });
      response.setHeader("Retry-After", String(retryAfter));
      response.status(503).send("not recorded\n");
    }
  });
  routes.all(eventsPath, (_request, response) => {
    response.setHeader("Allow", "POST");
    response.status(405).type("text/plain").send("POST only\n");
  });
  const refused: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
    if (response.headersSent || !error.status || error.status >= 500) return next(error);
    response.status(error.status).end();
  };
  routes.use(eventsPath, refused);
  return routes;
}
