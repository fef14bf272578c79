import datedContent from "#content/changed.json";
import { parsePlacePath } from "../place/paths.ts";
import { changeOf, dated } from "./changed.server.ts";
import { type SitePage, sitePages } from "./pages.server.ts";
import { origin } from "./site.server.ts";

const known = dated.parse(datedContent);

/** In one sitemap. 50,000 are allowed, but with one for each kind of page, search engines report which pages they leave out. */
const maxAddresses = 1000;

/** Pages for search engines by the path of their sitemap: /sitemap.xml, or on a larger site one for each service's places and the rest. */
export function sitemaps(pages: readonly SitePage[] = sitePages()): Map<string, string> {
  const indexed = pages.filter((page) => !page.noindex);
  if (indexed.length <= maxAddresses) return new Map([["/sitemap.xml", listOf(indexed)]]);
  const parts = Object.entries(Object.groupBy(indexed, partOf)).map(([part, its = []]) => [part, listOf(its)] as const);
  const entries = parts.map(([part]) => `<sitemap><loc>${origin}${part}</loc></sitemap>`);
  return new Map([["/sitemap.xml", document("sitemapindex", entries)], ...parts]);
}

const partOf = ({ path }: SitePage) => `/sitemaps/${parsePlacePath(path.slice(1))?.service ?? "pages"}.xml`;

/** A page whose content is newer than the recorded date gets no lastmod. */
const listOf = (pages: readonly SitePage[]) =>
  document(
    "urlset",
    pages.map((page) => {
      const record = known[page.path];
      const lastmod = record?.digest === changeOf(page).digest ? `<lastmod>${record.date}</lastmod>` : "";
      return `<url><loc>${origin}${page.path}</loc>${lastmod}</url>`;
    }),
  );

const document = (root: string, entries: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</${root}>
`;
