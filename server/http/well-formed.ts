import type { RequestHandler } from "express";
import { plainPage } from "./plain-page.ts";

/** Characters: RFC 9110 (4.1) would have 8,000 understood. Advertisers' marks make queries long; no page of ours has a long path. */
export const longestTarget = 8000;
export const longestPath = 1024;

const methods = ["GET", "HEAD", "POST"];

/**
 * Refuses what no page of ours can be asked by, before anything else reads it: other methods (the router's Request can't be made for
 * some of them), targets that are no path, NUL, for which PostgreSQL has no place, and paths so long that they are only meant to keep
 * us busy.
 */
export const refuseMalformed: RequestHandler = (request, response, next) => {
  const { method, url } = request;
  if (!methods.includes(method)) {
    response.setHeader("Allow", methods.join(", "));
    return void response
      .status(405)
      .type("text/plain")
      .send(`${methods.join(", ")} only\n`);
  }
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  const tooLong = url.length > longestTarget || path.length > longestPath;
  if (!tooLong && path.startsWith("/") && !url.includes("%00") && decodes(path)) return next();
  response.status(tooLong ? 414 : 400);
  plainPage(response, {
    title: tooLong ? "This address is too long" : "This address can’t be read",
    text: "A link may have been joined to other text. Please try it again from where you found it.",
  });
};

/** React Router would write what it can't decode to the console, as it came. */
function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
