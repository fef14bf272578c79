/**
 * Customers' answers to messages from the desk, sent to REPLY_ADDRESS by email. The provider that receives the mail posts each email here:
 *
 *   POST /desk-mail/inbound
 *   Content-Type: application/json
 *   X-Timestamp: 1795262400
 *   X-Signature: <hex HMAC-SHA-256, with INBOUND_SECRET, of "1795262400." and the body as it is sent>
 *
 *   {"id": "<the email's Message-ID>", "to": ["reply+bt-7k4m-92qx.0f3a…@in.example.org"], "text": "Seven is fine.", "attachments": ["IMG_2041.jpg"]}
 *
 * `text` is the plain text, best without what it quotes. An email that has only HTML is posted too, with an empty `text`: the desk then says
 * that one came. `attachments` has the names of the files, and may be left out; the files themselves stay with the provider, because the
 * body may have 1 MB.
 *
 * The status is 200 for an email that need not be sent again, with `stored`, `repeated` (that `id` came before) or `unknown` (no address of
 * ours, or one that ended when the customer's email address was corrected); 400 for a wrong signature, a time more than five minutes off, or
 * a body that can't be read; 413 for a body that is too large; 503 for an email that could not be stored and should be sent again. The owner
 * gets an email about each answer that is stored.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import express, { type RequestHandler, Router } from "express";
import { z } from "zod";
import type { Ports } from "../../app/context.ts";
import { refuseBody } from "../http/error-handler.ts";

export const inboundPath = "/desk-mail/inbound";

/** As much as nginx lets through. */
const maxBody = "1mb";
/** Seconds by which the sender's clock may differ; an older request may be a replay. */
const tolerance = 300;
const retryAfterSeconds = 30;

/**
 * The body of a request. `id` is the same each time an email is posted. Fields that are too long are cut and not refused, since nobody is
 * told about a refused answer. Recipients are cut at the beginning, which may be a long name.
 */
const incoming = z.object({
  id: z
    .string()
    .min(1)
    // PostgreSQL can't store NUL, and the provider would send the email again and again.
    .transform((id) => id.replaceAll("\0", "").slice(0, 300)),
  to: z.array(z.string().transform((address) => address.slice(-320))).min(1),
  /** An email that has only an HTML part may have none */
  text: z
    .string()
    .nullish()
    .transform((text) => text ?? ""),
  attachments: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
});
type IncomingMail = z.infer<typeof incoming>;

/** HMAC-SHA-256 over the time, a dot and the body, hex. @param timestamp seconds since 1970, as in the header */
export const inboundSignature = (secret: string, timestamp: string, body: Uint8Array): string =>
  createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");

/**
 * POST /desk-mail/inbound: an email that came to a reply address, passed on by the service that receives the mail. The signature proves
 * the sender, so the same-origin check comes after it.
 */
export function inboundMail(
  { clock, log }: Pick<Ports, "clock" | "log">,
  secret: string,
  receive: (mail: IncomingMail) => Promise<string>,
): RequestHandler {
  const routes = Router();
  routes.post(inboundPath, express.raw({ type: () => true, limit: maxBody }), async (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    response.type("text/plain");
    const body: Uint8Array = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    const timestamp = request.get("x-timestamp") ?? "";
    const signature = Buffer.from(request.get("x-signature") ?? "", "hex");
    const expected = Buffer.from(inboundSignature(secret, timestamp, body), "hex");
    const fresh = Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= tolerance;
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected) || !fresh)
      return void response.status(400).send("forged or too old\n");
    const mail = read(body);
    if (!mail) return void response.status(400).send("unreadable\n");
    try {
      response.send(`${await receive(mail)}\n`);
    } catch (error) {
      log.error("inbound-mail.failed", error);
      response.setHeader("Retry-After", String(retryAfterSeconds));
      response.status(503).send("not stored\n");
    }
  });
  routes.use(inboundPath, refuseBody);
  return routes;
}

function read(body: Uint8Array): IncomingMail | undefined {
  try {
    return incoming.safeParse(JSON.parse(new TextDecoder().decode(body))).data;
  } catch {
    return undefined;
  }
}
