/** Middleware for the headers that several routes have in common. */
import type { MiddlewareFunction } from "react-router";

const setting =
  (headers: Record<string, string>): MiddlewareFunction<Response> =>
  async (_args, next) => {
    const response = await next();
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

/**
 * For a page whose address is a secret: it goes to no other site. Not "no-referrer": a form sent from such a page without scripts
 * then names no origin, and is refused as another site's.
 */
export const privateAddress = setting({ "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" });

/** For a page about one person: it stays in no cache. */
export const noStore = setting({ "Cache-Control": "private, no-store" });

/** The middleware where `applies`, and nothing elsewhere. */
export const where =
  (applies: (url: URL) => boolean, middleware: MiddlewareFunction<Response>): MiddlewareFunction<Response> =>
  (args, next) =>
    applies(args.url) ? middleware(args, next) : next();
