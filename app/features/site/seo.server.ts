import type { PageSeo } from "../../ui/head/page-meta.ts";
import { origin, site } from "./site.server.ts";

/** Completes a page's properties with what the site knows: its name and the self-canonical address of the path. */
export function pageSeo(path: string, seo: Omit<PageSeo, "canonical" | "siteName">): PageSeo {
  return { ...seo, canonical: `${origin}${path === "/" ? "/" : path}`, siteName: site.name };
}
