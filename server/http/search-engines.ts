import type { RequestHandler } from "express";

/** What programs ask for, and a page's data for the router: searchable as pages, not as these. */
export const keepDataOutOfSearch: RequestHandler = (request, response, next) => {
  if (request.path.startsWith("/api/") || request.path.endsWith(".data")) response.setHeader("X-Robots-Tag", "noindex");
  next();
};
