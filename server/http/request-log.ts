import { randomUUID } from "node:crypto";
import type { RequestListener, ServerResponse } from "node:http";
import { unescape as decodedLeniently } from "node:querystring";
import type { Logger } from "pino";
import { redactPersonalData } from "../log.ts";
import { pathOf } from "./request-path.ts";

const idHeader = "X-Request-Id";

export const requestId = (response: ServerResponse): string => String(response.getHeader(idHeader));

/** Logs one line when a request ends: the path without its query string, and nothing a visitor typed (no body, address or header). */
export function requestLog(logger: Logger): RequestListener {
  return (request, response) => {
    // Never taken from the request: a stranger could make two requests look like one. Short, because every page contains it: 48 random
    // bits. randomUUID() is fast, because Node caches random data for it.
    const id = randomUUID().slice(-12);
    response.setHeader(idHeader, id);
    const started = performance.now();
    // Cut before it is searched, so that a long path costs nothing. What can't be decoded stays as it is.
    const path = redactPersonalData(decodedLeniently(pathOf(request).slice(0, 600))).slice(0, 200);
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
  };
}
