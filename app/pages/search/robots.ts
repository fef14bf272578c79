import { origin } from "../../features/site/site.server.ts";

/** Nothing is disallowed: some pages have noindex, and crawlers must read a page to see that. */
export const loader = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
