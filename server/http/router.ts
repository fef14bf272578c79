import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@react-router/node";
import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { isUnavailable } from "../database/errors.ts";
import { failureContext } from "./route-failures.ts";

/** Seconds after which a visitor may retry when there is no database or no descriptor. */
export const retryAfterSeconds = 60;

type Context = (request: ExpressRequest, response: ExpressResponse) => RouterContextProvider;
type Build = ServerBuild | (() => Promise<ServerBuild>);
type Handler = (request: ExpressRequest, response: ExpressResponse) => Promise<void>;

/**
 * Passes a request to React Router. Unlike @react-router/express it does not send React Router's own fallback responses to the visitor
 * (a 500 with an empty body, for example): they become the caller's error page.
 * @throws for a response that is not a page, and errors of the socket
 */
export function routerHandler(build: Build, mode: string, context: Context): Handler {
  const handle = createRequestHandler(build, mode);
  return async (request, response) => {
    const loadContext = context(request, response);
    const answer = await handle(webRequest(request, response), loadContext);
    const failure = answer.status >= 500 ? loadContext.get(failureContext) : null;
    if (answer.status >= 500 && isFallback(answer)) {
      await answer.body?.cancel();
      throw new Error("React Router had no page for this failure; its own line comes before this one", {
        cause: failure,
      });
    }
    // The error screen is the same; 503 says that it is temporary.
    await sendResponse(request, response, answer, isUnavailable(failure) ? 503 : answer.status);
  };
}

/** @param status in place of the answer's own */
export async function sendResponse(
  request: ExpressRequest,
  response: ExpressResponse,
  answer: Response,
  status = answer.status,
): Promise<void> {
  response.status(status);
  // A route's header replaces the default one; only cookies may occur several times.
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.append(name, value);
    else response.setHeader(name, value);
  }
  if (response.statusCode === 503 && !response.getHeader("Retry-After"))
    response.setHeader("Retry-After", retryAfterSeconds);
  if (!response.getHeader("Cache-Control")) response.setHeader("Cache-Control", "private, no-store");
  if (answer.body && request.method !== "HEAD") await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}

/** Whether the response is React Router's own after rendering failed: no body, or plain text. A route's own 503 is neither. */
const isFallback = ({ body, headers }: Response) =>
  body === null || headers.get("Content-Type")?.startsWith("text/plain") === true;

export const headersOf = ({ headers }: ExpressRequest) =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])));

/** The URL of a request. The client sends its host, and may send its protocol; an invalid one is replaced by localhost or http. */
export function requestUrl(request: ExpressRequest): URL {
  const origin = `${request.secure ? "https" : "http"}://${request.host}`;
  const path = request.originalUrl.replace(/^\/+/, "/");
  return new URL(`${URL.canParse(origin) ? new URL(origin).origin : "http://localhost"}${path}`);
}

export function webRequest(request: ExpressRequest, response: ExpressResponse): Request {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  // What no page has read of an upload is discarded: a proxy's next request on the connection would wait behind it. Node discards only an
  // upload that nothing has begun to read, and the stream below begins at once.
  response.once("finish", () => request.removeAllListeners("data").resume());
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(requestUrl(request), {
    method: request.method,
    headers: headersOf(request),
    signal: controller.signal,
    ...(hasBody && { body: createReadableStreamFromReadable(request), duplex: "half" as const }),
  });
}
