import type { RequestHandler } from "express";
import type { DeskHandler } from "../app/features/desk/handler.server.tsx";
import { isUnavailable } from "./database/errors.ts";
import { rateLimitPrefix } from "./http/client-ip.ts";
import { contentSecurityPolicy, nonceOf, nonceSource } from "./http/policy.ts";
import { requestUrl, sendResponse, webRequest } from "./http/router.ts";

/**
 * The desk in the browser, as a handler of the server.
 * @param load loads the desk, with the first request for one of its addresses
 * @param withPolicy whether its pages have a Content-Security-Policy; in development it would block what Vite adds
 * @param secure when visitors use https
 */
export function deskPages(load: () => Promise<DeskHandler>, withPolicy: boolean, secure: boolean): RequestHandler {
  let loaded: Promise<DeskHandler> | undefined;
  return async (request, response, next) => {
    if (!isDesk(request.path)) return next();
    loaded ??= load().catch((error: unknown) => {
      // The next request tries to load it again.
      loaded = undefined;
      throw error;
    });
    // The path as React Router reads it: Express leaves "/feed/.." as it was sent.
    const answer = await (await loaded).admit(requestUrl(request).pathname, request.headers.cookie);
    if (!answer) return next();
    const nonce = nonceOf(response);
    let failure: unknown;
    const failed = (error: unknown) => {
      failure = error;
    };
    const from = { address: rateLimitPrefix(request.ip), nonce: withPolicy ? nonce : null, failed };
    const found = await answer(webRequest(request, response), from);
    if (!found) return next();
    if (withPolicy) response.setHeader("Content-Security-Policy", contentSecurityPolicy(nonceSource(nonce), secure));
    // The page is the same; 503 says that it is temporary.
    await sendResponse(request, response, found, isUnavailable(failure) ? 503 : found.status);
  };
}

/** `/job` is a performer's page, made of the desk's parts and not the site's. */
const isDesk = (path: string) => /^\/(desk|job)(\/|$)/.test(path);
