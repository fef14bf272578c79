import type { RequestHandler } from "express";
import { plainPage } from "./plain-page.ts";

/** Characters: RFC 9110 (4.1) recommends 8,000. Advertising parameters make queries long; no page has a long path. */
const maxTargetLength = 8000;
const maxPathLength = 1024;

const methods = ["GET", "HEAD", "POST"];

/**
 * Refuses requests that no page answers, before anything else reads them: other methods (Request can't be constructed for some),
 * targets that are not a path, NUL, which PostgreSQL can't store, and paths too long to be a page.
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
  const tooLong = url.length > maxTargetLength || path.length > maxPathLength;
  if (!tooLong && path.startsWith("/") && !url.includes("%00") && decodes(path)) return next();
  response.status(tooLong ? 414 : 400);
  plainPage(response, {
    title: tooLong ? "This address is too long" : "This address can’t be read",
    text: "A link may have been joined to other text. Please try it again from where you found it.",
  });
};

/** Whether the path can be decoded. React Router would write one that can't to the console. */
function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
