import type { RequestHandler } from "express";
import { matchPath, type ServerBuild } from "react-router";

/** Paths of every route but the catch-all, parents joined on. */
function routePaths(routes: ServerBuild["routes"]): string[] {
  const full = (route: (typeof routes)[string]): string => {
    const parent = route?.parentId ? routes[route.parentId] : undefined;
    return `${parent ? full(parent) : ""}/${route?.path ?? ""}`.replace(/\/+/g, "/");
  };
  return Object.values(routes)
    .filter((route) => route !== undefined && route.path !== undefined && !route.path.includes("*"))
    .map(full);
}

/** Place pages share one pattern that any word fits: only what reads like one of them counts as known. */
const isKnown = (pattern: string, path: string) =>
  matchPath(pattern, path) !== null && (pattern !== "/:placePage" || path.includes("-hire-"));

/**
 * /path/ moves to /path, the query kept, where there is such a page: one address for each. An unknown path is left to
 * Page Not Found as it was asked for.
 */
export function withoutTrailingSlash(routes: ServerBuild["routes"]): RequestHandler {
  const paths = routePaths(routes);
  return (request, response, next) => {
    if (!/[^/]\/+$/.test(request.path)) return next();
    const path = request.path.replace(/\/+$/, "");
    if (!paths.some((pattern) => isKnown(pattern, path))) return next();
    const query = request.originalUrl.slice(request.path.length);
    // Two slashes at the front, or a slash and a backslash, would name another host.
    response.redirect(308, `${path.replace(/^[/\\]+/, "/")}${query.startsWith("?") ? query : ""}`);
  };
}
