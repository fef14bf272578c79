import { type RequestHandler, Router } from "express";
import { retryAfterSeconds } from "./router.ts";

export interface Health {
  draining: boolean;
  /** Resolves when the database answers, otherwise rejects. */
  ping(): Promise<void>;
}

/** /healthz: this process takes requests. /readyz: it does, and the database answers. */
export function healthRoutes(health: Health): RequestHandler {
  const routes = Router();
  routes.use(["/healthz", "/readyz"], (_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    if (health.draining) response.status(503).type("text/plain").send("draining\n");
    else next();
  });
  routes.get("/healthz", (_request, response) => {
    response.type("text/plain").send("ok\n");
  });
  routes.get("/readyz", async (_request, response) => {
    try {
      await health.ping();
      response.type("text/plain").send("ok\n");
    } catch {
      response.setHeader("Retry-After", retryAfterSeconds);
      response.status(503).type("text/plain").send("the database does not answer\n");
    }
  });
  return routes;
}
