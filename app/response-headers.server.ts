/** Middleware for headers that several routes share. */
import type { MiddlewareFunction } from "react-router";

const setting =
  (headers: Record<string, string>): MiddlewareFunction<Response> =>
  async (_args, next) => {
    const response = await next();
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

/**
 * For a page whose address is a secret, so that it is not sent to other sites. Not "no-referrer": a form sent from such a page without
 * scripts would then have no origin, and would be refused as another site's.
 */
export const privateAddress = setting({ "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" });

/** For a page about one person: no cache may store it. */
export const noStore = setting({ "Cache-Control": "private, no-store" });

/** Applies the middleware only to addresses for which `applies` is true. */
export const where =
  (applies: (url: URL) => boolean, middleware: MiddlewareFunction<Response>): MiddlewareFunction<Response> =>
  (args, next) =>
    applies(args.url) ? middleware(args, next) : next();
