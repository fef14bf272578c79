import type { PageSeo } from "../../ui/head/page-meta.ts";
import { sitePages } from "./pages.server.ts";
import { origin, site } from "./site.server.ts";
import { headingText, socialImagePath } from "./social.ts";

const pages = new Map(sitePages().map((page) => [page.path, page]));

/** A route's own part; the rest follows from its path. */
type RouteSeo = Omit<PageSeo, "canonical" | "siteName" | "image" | "imageAlt" | "rating" | "author">;

/**
 * Completes a page's properties by its path: the canonical address, the social image (the home page's where it has none), and whether
 * its content keeps it out of search engines or marks it for adults.
 * @param query "?page=2" of a list's later page, which is canonical to itself
 */
export function pageSeo(path: string, said: RouteSeo, query = ""): PageSeo {
  const page = pages.get(path);
  const pictured = page ?? pages.get("/");
  return {
    ...said,
    noindex: said.noindex ?? page?.noindex,
    rating: page?.rating,
    canonical: `${origin}${path}${query}`,
    siteName: site.name,
    author: site.name,
    ...(pictured && {
      image: `${origin}${socialImagePath(pictured.path)}`,
      imageAlt: `${headingText(pictured.card.heading)}. ${pictured.card.line}.`,
    }),
  };
}
