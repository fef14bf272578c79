import { randomUUID } from "node:crypto";
import { unescape as decodedLeniently } from "node:querystring";
import type { RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { withoutPersons } from "../log.ts";

declare module "express-serve-static-core" {
  interface Locals {
    requestId: string;
  }
}

export const requestId = (response: Response): string => response.locals.requestId;

/** One line when a request ends: the path without its query string, and nothing that a visitor typed (no bodies, addresses or headers). */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    // Never taken from outside: a stranger could make two requests look like one. Short, because every page carries it; 48 random bits, of those that Node draws for many at once.
    const id = randomUUID().slice(-12);
    response.locals.requestId = id;
    response.setHeader("X-Request-Id", id);
    const started = performance.now();
    // Cut before anything searches it. What can't be decoded stays as it is.
    const path = withoutPersons(decodedLeniently(request.path.slice(0, 600))).slice(0, 200);
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
