import type { RequestHandler, Response } from "express";
import { builtFiles, type FileList } from "./built-files.ts";
import { type Allowed, contentSecurityPolicy } from "./policy.ts";
import { encodingFor, sendFile } from "./send-file.ts";

/** Each prerendered page by path, with the hashes of its inline scripts and styles. */
export type Pages = Readonly<Record<string, Allowed>>;

const assets = "/assets/";
const immutable = "public, max-age=31536000, immutable";
/** Pictures of emails: their addresses never change, and webmail loads them from other sites. */
const inEmails = "/email/";
const forEmails = { "Cache-Control": "public, max-age=31536000", "Cross-Origin-Resource-Policy": "cross-origin" };
const revalidate = "public, no-cache";

/** Serves the built files and the prerendered pages, in the encodings that the build made. @param folder build/client */
export function staticFiles(folder: string, list: FileList, pages: Pages, secure: boolean): RequestHandler {
  const files = builtFiles(folder, list, (path) => {
    const page = pages[path];
    return { ...headersFor(path), ...(page && { "Content-Security-Policy": contentSecurityPolicy(page, secure) }) };
  });
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { path } = request;
    const listed = files.find(path);
    if (listed) return sendFile(files.file(path, listed, encodingFor(request, listed.etags)), request, response);
    if (path.startsWith(assets)) return missingAsset(response);
    next();
  };
}

const headersFor = (path: string): Record<string, string> =>
  path.startsWith(inEmails) ? forEmails : { "Cache-Control": path.startsWith(assets) ? immutable : revalidate };

/** The answer for a missing chunk, which a page of an older release may request: an HTML page would run as a script or stay in a cache. */
function missingAsset(response: Response) {
  response.setHeader("Cache-Control", "no-store");
  response.status(404).type("text/plain").send("There is no such file.\n");
}
