import { Closing } from "../../features/catalogue/closing.tsx";
import { PartBoundary } from "../../startup/boundary.tsx";
import { headTags } from "../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { Hero } from "./hero.tsx";
import { homeData } from "./home.server.ts";
import { Pricing } from "./pricing.tsx";
import { Reviews } from "./reviews.tsx";
import { Services } from "./services.tsx";
import { Trusted } from "./trusted.tsx";
import { Values } from "./values.tsx";

export const loader = () => homeData();

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.seo);

/** The sections in the specification's order; the explanation of the price is part of the services. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { words, miles, cards, claims, reviews, reviewClaims } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <Hero words={words.hero} customers={claims.customers} rating={claims.cardRating} />
      <Trusted heading={words.trusted.heading} brands={claims.brands} />
      <Services words={words.services} cards={cards} rating={claims.cardRating}>
        <Pricing words={words.pricing} miles={miles} />
      </Services>
      <Values heading={words.values.heading} values={claims.values} />
      <PartBoundary name="Reviews">
        <Reviews words={words.reviews} reviews={reviews} claims={reviewClaims} />
      </PartBoundary>
      <Closing words={words.closing} services="#services" />
    </main>
  );
}
