import express, { type RequestHandler, Router } from "express";
import { z } from "zod";
import type { Log, RateLimiter } from "../../app/context.ts";
import { redactedMessage } from "../../app/startup/redacted-message.ts";
import type { ClientError } from "../../app/startup/report.ts";
import { redactPersonalData } from "../log.ts";
import { rateLimitPrefix } from "./client-ip.ts";
import { refuseBody } from "./error-handler.ts";

/** Bytes; a report has about 400. */
const maxBodyBytes = 2048;
/** Reports in ten minutes, from one network and from all together: a stranger must not fill the log. */
const maxPerNetwork = 60;
const maxOfAll = 600;
const windowSeconds = 600;

const word = z.string().transform((text) => text.replace(/[^\w.$-]/g, "").slice(0, 40));
const reportShape: z.ZodType<ClientError> = z.object({
  kind: z.enum(["network", "chunk", "script", "other", "blank"]),
  name: word,
  message: z.string().transform((text) => redactedMessage(redactPersonalData(text))),
  component: word,
  path: z.string().transform((text) =>
    redactPersonalData(text)
      .replace(/[^\w./%~-]/g, "")
      .slice(0, 200),
  ),
  release: word,
});

/** Logs an error of a visitor's browser in one line: limited in length and rate, and stripped of personal data once more. */
export function clientErrors(rateLimiter: RateLimiter, log: Log): RequestHandler {
  const routes = Router();
  const body = express.json({ type: () => true, limit: maxBodyBytes });
  routes.post("/client-errors", body, async (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    const parsed = reportShape.safeParse(request.body);
    if (!parsed.success) return void response.status(400).end();
    if (await mayReport(rateLimiter, rateLimitPrefix(request.ip))) log.info("client.error", { ...parsed.data });
    // The same answer beyond the limit: a refusal would be one more error in the visitor's console.
    response.status(204).end();
  });
  routes.use("/client-errors", refuseBody);
  return routes;
}

async function mayReport(rateLimiter: RateLimiter, network: string): Promise<boolean> {
  try {
    const one = await rateLimiter.take(`client-errors:${network}`, maxPerNetwork, windowSeconds);
    return one.ok && (await rateLimiter.take("client-errors", maxOfAll, windowSeconds)).ok;
  } catch {
    // Without the database the limit can't be counted, so nothing is logged.
    return false;
  }
}
