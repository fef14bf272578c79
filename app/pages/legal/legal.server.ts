import type { InfoSlug } from "../../content/page-shapes.ts";
import { prices } from "../../features/catalogue/store.server.ts";
import { outcodesCredit } from "../../features/place/districts.server.ts";
import { infoPage } from "../../features/site/info.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { site } from "../../features/site/site.server.ts";
import { breadcrumbs, breadcrumbTrail } from "../../features/site/structured.server.ts";
import { capitalised } from "../../ui/capitalised.ts";

/** The data of /terms, /privacy and /accessibility. @param slug the page's path without its slash */
export function legalData(slug: string) {
  const content = infoPage(slug as InfoSlug);
  const now = site.tagId === "" ? "without a tag" : "with a tag";
  const page = { ...content, sections: content.sections.filter(({ only }) => only === undefined || only === now) };
  const { title, description } = page;
  const trail = breadcrumbTrail({ name: capitalised(slug), path: `/${slug}` });
  return {
    seo: pageSeo(`/${slug}`, { title, description, structured: [breadcrumbs(trail)] }),
    page,
    trail,
    cancellation: prices.cancellation,
    postcodes: slug === "terms" ? outcodesCredit() : undefined,
  };
}
export type LegalData = ReturnType<typeof legalData>;
