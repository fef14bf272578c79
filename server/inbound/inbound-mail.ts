import { createHmac, timingSafeEqual } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { z } from "zod";
import type { Ports } from "../../app/context.ts";
import { readShortened } from "./read-body.ts";

export const inboundPath = "/desk-mail/inbound";

/** Seconds by which the sender's clock may differ; an older request may be a replay. */
const tolerance = 300;
const retryAfter = 30;

/** A name alone, or what a provider says of one: of its content only the beginning has been kept, and nothing is read. */
const attachment = z
  .union([
    z.string(),
    z.object({ name: z.string() }).transform(({ name }) => name),
    z.object({ filename: z.string() }).transform(({ filename }) => filename),
  ])
  .catch("");

/**
 * The body of a request (docs/deploy.md). `id` is the same each time an email is posted. What is too long is cut, since nobody hears of an
 * answer that is refused: of a recipient the beginning, which may be a long name.
 */
const incoming = z.object({
  id: z
    .string()
    .min(1)
    .transform((id) => id.slice(0, 300)),
  to: z.array(z.string().transform((address) => address.slice(-320))).min(1),
  /** An email of HTML alone may come without */
  text: z
    .string()
    .nullish()
    .transform((text) => text ?? ""),
  attachments: z
    .array(attachment)
    .nullish()
    .catch(undefined)
    .transform((names) => names ?? []),
});
type IncomingMail = z.infer<typeof incoming>;

/** HMAC-SHA-256 over the time, a dot and the body, hex. @param timestamp seconds since 1970, as in the header */
export const inboundSignature = (secret: string, timestamp: string, body: Uint8Array): string =>
  signing(secret, timestamp).update(body).digest("hex");
const signing = (secret: string, timestamp: string) => createHmac("sha256", secret).update(`${timestamp}.`);

/**
 * POST /desk-mail/inbound: an email that came to a reply address, passed on by the service that receives the mail. The signature proves
 * the sender, so the same-origin check comes after it. The status is 200 for an email that need not be sent again, 400 for one that can't
 * be read or is forged, 413 for one that is too large, 503 for one that could not be stored and should be sent again.
 */
export function inboundMail(
  { clock, log }: Pick<Ports, "clock" | "log">,
  secret: string,
  receive: (mail: IncomingMail) => Promise<string>,
): RequestHandler {
  const routes = Router();
  routes.post(inboundPath, async (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    response.type("text/plain");
    const timestamp = request.get("x-timestamp") ?? "";
    const fresh = Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= tolerance;
    const signature = Buffer.from(request.get("x-signature") ?? "", "hex");
    const hmac = signing(secret, timestamp);
    const body = fresh && (await readShortened(request, (piece) => hmac.update(piece)));
    if (body === undefined) return void response.status(413).send("too large\n");
    const expected = hmac.digest();
    if (!body || signature.length !== expected.length || !timingSafeEqual(signature, expected))
      return void response.status(400).send("forged or too old\n");
    const mail = read(body);
    if (!mail) return void response.status(400).send("unreadable\n");
    try {
      response.send(`${await receive(mail)}\n`);
    } catch (error) {
      log.error("inbound-mail.failed", error);
      response.setHeader("Retry-After", String(retryAfter));
      response.status(503).send("not stored\n");
    }
  });
  return routes;
}

function read(body: Uint8Array): IncomingMail | undefined {
  try {
    return incoming.safeParse(JSON.parse(new TextDecoder().decode(body))).data;
  } catch {
    return undefined;
  }
}
