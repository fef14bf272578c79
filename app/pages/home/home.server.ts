import { onHomePage } from "../../content/shape.ts";
import { withPrices } from "../../features/catalogue/fill-prices.server.ts";
import { actCard, acts, prices } from "../../features/catalogue/store.server.ts";
import { places, travelTo } from "../../features/place/store.server.ts";
import { reviewClaims } from "../../features/review/claims.server.ts";
import { reviews } from "../../features/review/content-reviews.server.ts";
import { headPosters, home } from "../../features/site/pages.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { claimed, site } from "../../features/site/site.server.ts";
import { organisation } from "../../features/site/structured.server.ts";
import { formatPounds } from "../../ui/money.ts";

export function homeData() {
  const { claims } = site;
  const { title, description, pricing, ...rest } = home;
  const named = `${title} | ${site.name}`;
  return {
    // Search results show 60 characters of a title.
    seo: pageSeo("/", { title: named.length <= 60 ? named : title, description, structured: [organisation()] }),
    barLink: { label: home.hero.buttons.services, href: "/#services" },
    copy: {
      ...rest,
      pricing: { ...pricing, facts: pricing.facts.map((fact) => ({ ...fact, text: withPrices(fact.text) })) },
    },
    miles: {
      free: freeOfCharge(prices.travel),
      rate: prices.travel.pencePerMile > 0 ? withPrices("{perMile} a mile") : null,
      example: exampleJourney(),
    },
    wall: headPosters(),
    cards: acts.map((act) => actCard(act.slug)),
    claims: {
      customers: claimed(claims.customerCount),
      cardRating: claimed(claims.cardRating),
      brands: claimed(claims.hotelBrands) ?? [],
      promises: site.promises.flatMap((promise) => claimed(promise) ?? []),
    },
    reviews: reviews.slice(0, onHomePage),
    reviewClaims: reviewClaims(),
  };
}

/** The miles that cost nothing; null if each costs something. */
function freeOfCharge({ freeMiles, pencePerMile }: typeof prices.travel): string | null {
  if (pencePerMile === 0) return "every mile";
  return freeMiles > 0 ? withPrices("the first {freeMiles} miles") : null;
}

/** A town about as many miles beyond the free ones as the drawing has milestones, with the shortest name, and its price. */
function exampleJourney() {
  const drawn = 7 * prices.travel.pencePerMile;
  const [nearest] = places
    .filter(({ kind }) => kind === "town")
    .map((place) => ({ name: place.name, pence: travelTo(place) ?? 0 }))
    .filter(({ pence }) => pence > 0)
    .sort((a, b) => Math.abs(a.pence - drawn) - Math.abs(b.pence - drawn) || a.name.length - b.name.length);
  return nearest && { name: nearest.name, price: formatPounds(nearest.pence) };
}
export type HomeData = ReturnType<typeof homeData>;
