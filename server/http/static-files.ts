import type { IncomingMessage, ServerResponse } from "node:http";
import { builtFiles, type FileList } from "./built-files.ts";
import { sendText } from "./plain-page.ts";
import { type Allowed, contentSecurityPolicy } from "./policy.ts";
import { pathOf } from "./request-path.ts";
import { encodingFor, sendFile } from "./send-file.ts";

/** Each prerendered page by path, with the hashes of its inline scripts and styles. */
export type Pages = Readonly<Record<string, Allowed>>;

const assets = "/assets/";
const immutable = "public, max-age=31536000, immutable";
/** Pictures of emails: their addresses never change, and webmail loads them from other sites. */
const inEmails = "/email/";
const forEmails = { "Cache-Control": "public, max-age=31536000", "Cross-Origin-Resource-Policy": "cross-origin" };
const revalidate = "public, no-cache";

/** Answers a request, or passes it on by `next`, as Vite's own middleware does. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * Serves the built files and the prerendered pages, in the encodings that the build made. @param folder build/client
 * @throws OtherBuild, and errors of the file system such as EMFILE
 */
export function staticFiles(folder: string, list: FileList, pages: Pages, secure: boolean): FileHandler {
  const files = builtFiles(folder, list, (path) => {
    const page = pages[path];
    return { ...headersFor(path), ...(page && { "Content-Security-Policy": contentSecurityPolicy(page, secure) }) };
  });
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const path = pathOf(request);
    const listed = files.find(path);
    if (listed) return sendFile(files.file(path, listed, encodingFor(request, listed.etags)), request, response);
    if (path.startsWith(assets)) return missingAsset(response);
    next();
  };
}

const headersFor = (path: string): Record<string, string> =>
  path.startsWith(inEmails) ? forEmails : { "Cache-Control": path.startsWith(assets) ? immutable : revalidate };

/** The answer for a missing chunk, which a page of an older release may request: an HTML page would run as a script or stay in a cache. */
function missingAsset(response: ServerResponse) {
  response.statusCode = 404;
  response.setHeader("Cache-Control", "no-store");
  sendText(response, "There is no such file.");
}
