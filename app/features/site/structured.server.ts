/** JSON-LD by schema.org. No AggregateRating or FAQPage: search engines accept neither from sites like this about themselves. */
import { origin, site, trader } from "./site.server.ts";

interface Crumb {
  name: string;
  /** Path on this site */
  path: string;
}

export const organisation = () => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  "@id": `${origin}/#organisation`,
  name: site.name,
  legalName: trader.legalName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  email: site.email,
  telephone: site.phone.e164,
  address: trader.address,
  ...(site.profiles.length > 0 && { sameAs: site.profiles.map(({ url }) => url) }),
  areaServed: site.reach.area,
});

interface Service {
  name: string;
  path: string;
  description: string;
  /** "Male Strippers", or the names of several acts */
  type: string;
  /** Such as "Leeds" or "United Kingdom" */
  area: string;
  /** The lowest price of one performer, in pence; null if travel is priced on request, because the total is then unknown */
  from: number | null;
}

export const serviceJsonLd = ({ name, path, description, type, area, from }: Service) => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name,
  description,
  serviceType: type,
  url: `${origin}${path}`,
  ...(from !== null && {
    offers: {
      "@type": "Offer",
      priceSpecification: { "@type": "PriceSpecification", priceCurrency: "GBP", minPrice: from / 100 },
    },
  }),
  provider: { "@type": "Organization", "@id": `${origin}/#organisation`, name: site.name, url: `${origin}/` },
  areaServed: { "@type": "Place", name: area },
});

/** The breadcrumbs from the home page to a page, which is the last one. */
export const breadcrumbTrail = (...crumbs: Crumb[]): Crumb[] => [{ name: "Home", path: "/" }, ...crumbs];

export const breadcrumbs = (trail: Crumb[]) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: trail.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: `${origin}${crumb.path}`,
  })),
});
