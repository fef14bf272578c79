import type { RequestHandler, Response } from "express";
import sirv from "sirv";
import { type Allowed, contentSecurityPolicy } from "./policy.ts";

/** What the build found out about each prerendered page, by path: the hashes of its inline scripts and styles. */
export type Pages = Readonly<Record<string, Allowed>>;

const immutable = "public, max-age=31536000, immutable";
const revalidate = "public, no-cache";

/**
 * Serves the built files and the prerendered pages, compressed when the build was.
 * Pages answer at /path only; the files they lie in (/path/index.html) have no address of their own.
 */
export function staticFiles(folder: string, pages: Pages, secure: boolean): RequestHandler {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      if (path.endsWith(".data")) response.setHeader("Content-Type", "text/x-script");
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  // sirv writes a 304 without asking setHeaders, and a 304 must repeat these: they are set before, and dropped on a miss.
  const send = (cacheControl: string, policy: string | undefined): RequestHandler => {
    return (request, response, next) => {
      response.setHeader("Cache-Control", cacheControl);
      response.setHeader("Vary", "Accept-Encoding");
      if (policy) response.setHeader("Content-Security-Policy", policy);
      files(request, response, () => {
        for (const name of ["Cache-Control", "Vary", "Content-Security-Policy"]) response.removeHeader(name);
        next();
      });
    };
  };
  const asset = send(immutable, undefined);
  const other = send(revalidate, undefined);
  const page = new Map(
    Object.entries(pages).map(([path, allowed]) => [path, send(revalidate, contentSecurityPolicy(allowed, secure))]),
  );

  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { path, url } = request;
    if (path.startsWith("/assets/")) return asset(request, response, () => missingAsset(response));
    const sendPage = page.get(path);
    if (sendPage) {
      request.url = `${path === "/" ? "" : path}/index.html`;
      return sendPage(request, response, () => {
        request.url = url;
        next();
      });
    }
    return path.endsWith(".html") || /\.(br|gz)$/.test(path) ? next() : other(request, response, next);
  };
}

/** A page of the last release asks for its chunk: HTML in its place would be run as a script or kept by a cache. */
function missingAsset(response: Response) {
  response.setHeader("Cache-Control", "no-store");
  response.status(404).type("text/plain").send("There is no such file.\n");
}
