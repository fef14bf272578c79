import { ClosingSection } from "../../features/catalogue/closing-section.tsx";
import { PartBoundary } from "../../startup/boundary.tsx";
import { headTags } from "../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { Hero } from "./hero.tsx";
import { homeData } from "./home.server.ts";
import { Reviews } from "./reviews.tsx";
import { Services } from "./services.tsx";
import { Trusted } from "./trusted.tsx";
import { Values } from "./values.tsx";

export const loader = () => homeData();

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.seo);

/** The sections in the specification's order; the explanation of the price is part of the services. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { copy, claims, reviews } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <Hero data={loaderData} />
      {claims.brands.length > 0 && <Trusted heading={copy.trusted.heading} brands={claims.brands} />}
      <Services data={loaderData} />
      {claims.promises.length > 0 && <Values heading={copy.values.heading} values={claims.promises} />}
      {reviews.length > 0 && (
        <PartBoundary name="Reviews">
          <Reviews data={loaderData} />
        </PartBoundary>
      )}
      <ClosingSection copy={copy.closing} services="#services" />
    </main>
  );
}
