import type { LoaderFunctionArgs } from "react-router";
import { sitemaps } from "../../features/site/sitemap.server.ts";

/** Sitemaps are rendered at build time, from the same list of pages as prerendering. */
export function loader({ params: { part } }: LoaderFunctionArgs): Response {
  const sitemap = sitemaps().get(part === undefined ? "/sitemap.xml" : `/sitemaps/${part}`);
  if (!sitemap) return new Response("There is no such sitemap.\n", { status: 404 });
  return new Response(sitemap, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
