import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { withoutPersons } from "../log.ts";

declare module "express-serve-static-core" {
  interface Locals {
    requestId: string;
    nonce: string;
  }
}

export const requestId = (response: Response): string => response.locals.requestId;

/**
 * Gives each request its id, and writes one line when it ends. The path goes without its query string, and nothing
 * a visitor typed is written: no bodies, no addresses, no headers.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    // Never one from outside: a stranger could make two requests look like one.
    const id = randomUUID();
    response.locals.requestId = id;
    response.setHeader("X-Request-Id", id);
    const started = performance.now();
    const path = withoutPersons(decoded(request.path)).slice(0, 200);
    response.once("close", () => {
      logger.info({
        event: "request",
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        id,
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
