import { origin } from "../../features/site/site.server.ts";

/** Nothing is disallowed: some pages say noindex, and a crawler has to read a page to see that. */
export const robots = () => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
