import { ClosingSection } from "../../features/catalogue/closing-section.tsx";
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
  const { copy, wall, miles, cards, claims, reviews, reviewClaims } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <Hero
        copy={copy.hero}
        wall={wall}
        customers={claims.customers}
        rating={claims.cardRating}
        reviews={reviews.length > 0 ? "#reviews" : "/reviews"}
      />
      {claims.brands.length > 0 && <Trusted heading={copy.trusted.heading} brands={claims.brands} />}
      <Services copy={copy.services} cards={cards} rating={claims.cardRating}>
        <Pricing copy={copy.pricing} miles={miles} />
      </Services>
      {claims.promises.length > 0 && <Values heading={copy.values.heading} values={claims.promises} />}
      {reviews.length > 0 && (
        <PartBoundary name="Reviews">
          <Reviews copy={copy.reviews} reviews={reviews} claims={reviewClaims} />
        </PartBoundary>
      )}
      <ClosingSection copy={copy.closing} services="#services" />
    </main>
  );
}
