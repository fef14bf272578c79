import { origin } from "../../features/site/site.server.ts";

/** Nothing is barred: pages that are not for search engines say noindex, and a crawler must be let in to read that. */
export const robots = () => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
