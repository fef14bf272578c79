import type { RequestHandler } from "express";
import type { ServerBuild } from "react-router";

/** Full paths of every route but the catch-all: "/terms", "/quote/:reference/success". */
export function routePaths(routes: ServerBuild["routes"]): string[] {
  const full = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [full(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  return Object.keys(routes)
    .map((id) => `/${full(id)}`)
    .filter((path) => !path.includes("*"));
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/**
 * The canonical path of a page for a path that differs only in case, a trailing slash, ".html" or "/index.html".
 * @param pages paths of pages in lower case; the values of parameters keep their case
 */
export function canonicalPathFor(pages: readonly string[]): (path: string) => string | undefined {
  const fixed = new Set(pages.filter((page) => !page.includes(":")));
  // A path that is only a parameter (/:placePage) would match any word: its pages are in the list by name instead.
  const patterns = pages.map(segmentsOf).filter(([first, ...rest]) => first?.[0] !== ":" && rest.some(isParameter));
  return (path) => {
    const segments = withoutFileName(segmentsOf(path));
    const address = `/${segments.join("/").toLowerCase()}`;
    if (fixed.has(address)) return address;
    const pattern = patterns.find(
      (parts) =>
        parts.length === segments.length &&
        parts.every((part, index) => isParameter(part) || part === segments[index]?.toLowerCase()),
    );
    return pattern && `/${pattern.map((part, index) => (isParameter(part) ? segments[index] : part)).join("/")}`;
  };
}

const isParameter = (part: string) => part.startsWith(":");

function withoutFileName(segments: string[]): string[] {
  const last = segments.at(-1)?.toLowerCase() ?? "";
  if (last === "index.html") return segments.slice(0, -1);
  return last.endsWith(".html") ? [...segments.slice(0, -1), (segments.at(-1) ?? "").slice(0, -5)] : segments;
}

/** Whether the path is certainly canonical, so that the list of pages isn't needed. */
const isCanonical = (path: string) => path === "/" || (/^(?:\/[^/A-Z]+)+$/.test(path) && !path.endsWith(".html"));

/**
 * Redirects to a page's canonical address, with the query, so that no copy of a page is found or shared.
 * @param pages called with the first request that needs the list, because making it takes longer than a response
 */
export function canonicalRedirect(pages: () => readonly string[]): RequestHandler {
  let addressOf: ReturnType<typeof canonicalPathFor> | undefined;
  return (request, response, next) => {
    const { path, url } = request;
    if (isCanonical(path)) return next();
    addressOf ??= canonicalPathFor(pages());
    const address = addressOf(path);
    if (address === undefined || address === path) return next();
    const query = url.indexOf("?");
    response.redirect(308, `${address}${query < 0 ? "" : url.slice(query)}`);
  };
}
