import { ActCard } from "../../features/catalogue/act-card.tsx";
import { ClosingSection } from "../../features/catalogue/closing-section.tsx";
import { RatingSummary } from "../../features/review/rating-summary.tsx";
import { ReviewCard } from "../../features/review/review-card.tsx";
import { NavigationBoundary } from "../../startup/boundary.tsx";
import { PartProblem } from "../../startup/problem.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Scene } from "../../ui/poster/scene.tsx";
import type { Route } from "./+types/page";
import drawing from "./art/miles.svg?url";
import { Hero } from "./hero.tsx";
import { type HomeData, homeData } from "./home.server.ts";

export const loader = () => homeData();

export { meta } from "../../ui/head/page-meta.ts";

/** The sections in the specification's order; the explanation of the price is part of the services. */
export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Hero data={data} />
      {data.claims.brands.length > 0 && <Trusted data={data} />}
      <Services data={data} />
      {data.claims.promises.length > 0 && <Values data={data} />}
      {data.reviews.length > 0 && (
        <NavigationBoundary fallback={(error) => <PartProblem error={error} name="Reviews" />}>
          <Reviews data={data} />
        </NavigationBoundary>
      )}
      <ClosingSection copy={data.copy.closing} services="#services" />
    </main>
  );
}

const Trusted = ({ data: { copy, claims } }: { data: HomeData }) => (
  <section className="trusted on-ink" aria-labelledby="trusted">
    <div className="wrap trusted-row">
      <h2 id="trusted">{copy.trusted.heading}</h2>
      <ul role="list" className="trusted-list">
        {claims.brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </div>
  </section>
);

const Services = ({ data: { copy, cards, claims, miles } }: { data: HomeData }) => (
  <section id="services" className="section home-services" aria-labelledby="services-heading">
    <div className="wrap">
      <div className="home-services-head">
        <h2 id="services-heading">{copy.services.heading}</h2>
        <p>{copy.services.line}</p>
      </div>
      <div className="act-grid">
        {cards.map((card) => (
          <ActCard key={card.slug} act={card} rating={claims.cardRating} />
        ))}
      </div>
      <Pricing copy={copy.pricing} miles={miles} />
    </div>
  </section>
);

const valueThemes = ["gold", "rose", "mint", "sky"] as const;

const Values = ({ data: { copy, claims } }: { data: HomeData }) => (
  <section className="wrap" aria-labelledby="values">
    <h2 id="values" className="visually-hidden">
      {copy.values.heading}
    </h2>
    <ul role="list" className="values">
      {claims.promises.map((value, index) => (
        <li key={value.title} className="framed value" data-theme={valueThemes[index % valueThemes.length]}>
          <h3>{value.title}</h3>
          <p>{value.text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Reviews = ({ data: { copy, reviews, reviewClaims } }: { data: HomeData }) => (
  <section id="reviews" className="section home-reviews" data-theme="blush" aria-labelledby="reviews-heading">
    <div className="wrap">
      <div className="drawn">
        <h2 id="reviews-heading">{copy.reviews.heading}</h2>
        {reviews.some((review) => review.sample) && <p className="sample-note">{copy.reviews.sampleNote}</p>}
      </div>
      <RatingSummary claims={reviewClaims} given={reviews} hidden />
      <Carousel label="Customer reviews">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Carousel>
    </div>
  </section>
);

function Pricing({ copy, miles }: { copy: HomeData["copy"]["pricing"]; miles: HomeData["miles"] }) {
  return (
    <div className="pricing">
      <h3 className="pricing-heading">{copy.heading}</h3>
      <ol role="list" className="ruled pricing-facts">
        {copy.facts.map((fact) => (
          <li key={fact.title}>
            <h4>{fact.title}</h4>
            <p>{fact.text}</p>
          </li>
        ))}
      </ol>
      <div className="miles" aria-hidden="true">
        <Scene src={drawing} width={2000} height={400} />
        {miles.free && (
          <p className="miles-label miles-free">
            free<span>{miles.free}</span>
          </p>
        )}
        {miles.rate && <p className="miles-label miles-rate">{miles.rate}</p>}
        {miles.example && (
          <p className="miles-label miles-example">
            {miles.example.price}
            <span>to {miles.example.name}</span>
          </p>
        )}
      </div>
    </div>
  );
}
