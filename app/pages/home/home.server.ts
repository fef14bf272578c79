import { withPrices } from "../../features/catalogue/price-words.server.ts";
import { actCard, acts } from "../../features/catalogue/store.server.ts";
import { reviewClaims } from "../../features/review/claims.server.ts";
import { reviews } from "../../features/review/content-reviews.server.ts";
import { home } from "../../features/site/pages.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { site } from "../../features/site/site.server.ts";
import { organisation } from "../../features/site/structured.server.ts";

export function homeData() {
  const { claims } = site;
  const { title, description, pricing, ...rest } = home;
  return {
    seo: pageSeo("/", { title, description, structured: [organisation()] }),
    words: {
      ...rest,
      pricing: { ...pricing, facts: pricing.facts.map((fact) => ({ ...fact, text: withPrices(fact.text) })) },
    },
    cards: acts.map((act) => actCard(act.slug)),
    claims: {
      customers: claims.customerCount.value,
      cardRating: claims.cardRating.value,
      brands: claims.hotelBrands.value,
      values: claims.values.value,
    },
    reviews,
    reviewClaims: reviewClaims(),
  };
}
export type HomeData = ReturnType<typeof homeData>;
