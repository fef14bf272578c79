import type { IncomingMessage, ServerResponse } from "node:http";
import { plainPage, sendText } from "./plain-page.ts";
import { pathOf } from "./request-path.ts";

/** Characters: RFC 9110 (4.1) recommends 8,000. Advertising parameters make queries long; no page has a long path. */
const maxTargetLength = 8000;
const maxPathLength = 1024;

const methods = ["GET", "HEAD", "POST"];

/**
 * Refuses a request that no page answers, before anything else reads it: another method (Request can't be constructed for some),
 * a target that is not a path, NUL, which PostgreSQL can't store, and a path too long to be a page.
 * @returns whether it was refused, and so answered
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", url = "" } = request;
  if (!methods.includes(method)) {
    response.statusCode = 405;
    response.setHeader("Allow", methods.join(", "));
    sendText(response, `${methods.join(", ")} only`);
    return true;
  }
  const path = pathOf(request);
  const tooLong = url.length > maxTargetLength || path.length > maxPathLength;
  if (!tooLong && path.startsWith("/") && !url.includes("%00") && decodes(path)) return false;
  response.statusCode = tooLong ? 414 : 400;
  plainPage(response, {
    title: tooLong ? "This address is too long" : "This address can’t be read",
    text: "A link may have been joined to other text. Please try it again from where you found it.",
  });
  return true;
}

/**
 * Whether the path, which is not empty, can be decoded. React Router would write one that can't to the console. The result is used, because
 * the bundler takes out a call whose result nothing uses.
 */
function decodes(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}
