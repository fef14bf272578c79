import { type ServicePage, servicePage as shape } from "../../../content/shape.ts";
import { withPrices } from "../../features/catalogue/price-words.server.ts";
import { actBySlug, actCard, fromPrice, packagesOf, prices } from "../../features/catalogue/store.server.ts";
import { nearestBase, places, travelTo } from "../../features/place/store.server.ts";
import { reviewsOfActs } from "../../features/review/store.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { site, siteForPages } from "../../features/site/site.server.ts";
import { breadcrumbs, serviceThing } from "../../features/site/structured.server.ts";

const files = import.meta.glob<ServicePage>("../../../content/pages/*-hire.ts", { import: "default", eager: true });
const pages = new Map(Object.values(files).map((file) => [file.slug as string, shape.parse(file)]));

const travelWords = withPrices(
  "Travel is free within {freeMiles} miles of our nearest base and {perMile} a mile beyond that. It has its own line in your quote.",
);

/** Everything a service landing page shows. @throws Response 404 when there is no such page */
export function serviceData(slug: string) {
  const page = pages.get(slug);
  if (!page) throw new Response(null, { status: 404 });
  const [mainSlug] = page.acts;
  const main = actBySlug(mainSlug as (typeof page.acts)[number]);
  const trail = [
    { name: "Home", path: "/" },
    { name: main.landing === `/${slug}` ? main.name : page.title, path: `/${slug}` },
  ];
  return {
    seo: pageSeo(`/${slug}`, {
      title: page.title,
      description: page.description,
      structured: [serviceThing(page.title, `/${slug}`, page.description, "United Kingdom"), breadcrumbs(trail)],
    }),
    page,
    site: siteForPages(),
    trail,
    main: { ...actCard(main.slug), singular: main.singular, quote: `${main.quote}?act=${main.slug}` },
    acts: page.acts.map((act) => {
      const { name, plural, quote, ground, posterAlt } = actBySlug(act);
      return { slug: act, name, plural, quote, ground, posterAlt, from: fromPrice(act), packages: packagesOf(act) };
    }),
    money: { vat: prices.vat, travel: travelWords },
    rating: site.claims.cardRating.value,
    reviews: reviewsOfActs(page.acts).slice(0, 3),
    bases: nearbyOfBases(),
  };
}
export type ServiceData = ReturnType<typeof serviceData>;

/** The agency's bases, each with the other places that travel to is free, nearest first. */
function nearbyOfBases() {
  return prices.travel.bases.map((slug) => {
    const free = places
      .filter((place) => place.kind === "town" && travelTo(place) === 0 && nearestBase(place).base.slug === slug)
      .sort((a, b) => nearestBase(a).miles - nearestBase(b).miles);
    return { slug, places: free.map(({ slug: placeSlug, name, services }) => ({ slug: placeSlug, name, services })) };
  });
}
