import type { PageSeo } from "../../ui/head/page-meta.ts";
import { sitePageAt } from "./pages.server.ts";
import { origin, site } from "./site.server.ts";
import { headingText, socialImagePath } from "./social.ts";

/** The properties that a route provides itself; the others follow from its path. */
type RouteSeo = Omit<PageSeo, "canonical" | "siteName" | "image" | "imageAlt" | "rating" | "author">;

/**
 * Completes a page's properties by its path: the canonical address, the social image (the home page's if it has none), and whether its
 * content hides it from search engines or marks it as adult.
 * @param query such as "?page=2", for a further page of a list, which has its own canonical address
 */
export function pageSeo(path: string, routeSeo: RouteSeo, query = ""): PageSeo {
  const page = sitePageAt(path);
  const pictured = page ?? sitePageAt("/");
  return {
    ...routeSeo,
    noindex: routeSeo.noindex ?? page?.noindex,
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
