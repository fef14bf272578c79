import datedContent from "#content/changed.json";
import { changeOf, dated } from "../../features/site/changed.server.ts";
import { sitePages } from "../../features/site/pages.server.ts";
import { origin } from "../../features/site/site.server.ts";

const known = dated.parse(datedContent);

/** Every page that search engines may index. A page whose content is newer than its recorded date has no date. */
export function sitemap(pages = sitePages()): string {
  const entries = pages
    .filter((page) => !page.noindex)
    .map((page) => {
      const { digest } = changeOf(page);
      const record = known[page.path];
      const lastmod = record?.digest === digest ? `<lastmod>${record.date}</lastmod>` : "";
      return `<url><loc>${origin}${page.path}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
