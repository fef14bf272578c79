import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorRequestHandler } from "express";
import type { Log } from "../../app/context.ts";
import { isUnavailable } from "../database/errors.ts";
import { codeOf } from "../refusal.ts";
import { OtherBuild } from "./built-files.ts";
import { plainPage } from "./plain-page.ts";
import { requestId } from "./request-log.ts";
import { retryAfterSeconds } from "./router.ts";

export type AnswerError = (error: unknown, request: IncomingMessage, response: ServerResponse) => void;

/** Answers a request that failed. Mistakes in the request, and failures after the visitor has left, are not logged as errors. */
export function answerErrors(log: Log, phone: { display: string; e164: string }): AnswerError {
  return (error, request, response) => {
    if (response.destroyed) return;
    const mistake = mistakeIn(error);
    if (!mistake) log.error("request.failed", error, { id: requestId(response), method: request.method ?? "" });
    if (response.headersSent) return void response.destroy();
    if (mistake) {
      response.statusCode = mistake;
      return plainPage(response, {
        title: "What was sent can’t be read",
        text: "Nothing was stored. Please go back and try again.",
        phone,
      });
    }
    // Temporary: no free descriptor, no database, or a new build, for which this process is about to be restarted.
    const temporary = outOfDescriptors(error) || error instanceof OtherBuild || isUnavailable(error);
    if (temporary) response.setHeader("Retry-After", String(retryAfterSeconds));
    response.statusCode = temporary ? 503 : 500;
    plainPage(response, {
      title: "Something went wrong on our side",
      text:
        "Sorry, this page could not be shown. If you were given a reference, your request is safe with us and nothing needs " +
        "sending again. If you were not, please go back, where your answers should still be, and try again in a minute.",
      phone,
    });
  };
}

const outOfDescriptors = (error: unknown) => ["EMFILE", "ENFILE"].includes(codeOf(error));

/**
 * The status of a mistake in the request: from Express's parsers, which mark theirs with `expose`, or for a path that can't be
 * decoded. Errors of other libraries carry a `status` too, which is not about this request.
 */
function mistakeIn(error: unknown): number | undefined {
  if (error instanceof URIError) return 400;
  const { status, expose } = (error ?? {}) as { status?: unknown; expose?: unknown };
  return expose === true && typeof status === "number" && status >= 400 && status < 500 ? status : undefined;
}

/** For routes that programs call: answers a body that a parser refuses with the status alone. */
export const refuseBody: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent || !error.status || error.status >= 500) return next(error);
  response.status(error.status).end();
};
