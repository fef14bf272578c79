import { randomUUID } from "node:crypto";
import { unescape as decodedLeniently } from "node:querystring";
import type { RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { redactPersonalData } from "../log.ts";

declare module "express-serve-static-core" {
  interface Locals {
    requestId: string;
  }
}

export const requestId = (response: Response): string => response.locals.requestId;

/** Logs one line when a request ends: the path without its query string, and nothing a visitor typed (no body, address or header). */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    // Never taken from the request: a stranger could make two requests look like one. Short, because every page contains it: 48 random
    // bits. randomUUID() is fast, because Node caches random data for it.
    const id = randomUUID().slice(-12);
    response.locals.requestId = id;
    response.setHeader("X-Request-Id", id);
    const started = performance.now();
    // Cut before it is searched, so that a long path costs nothing. What can't be decoded stays as it is.
    const path = redactPersonalData(decodedLeniently(request.path.slice(0, 600))).slice(0, 200);
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
