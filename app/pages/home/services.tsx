import { ActCard } from "../../features/catalogue/act-card.tsx";
import type { HomeData } from "./home.server.ts";
import { Pricing } from "./pricing.tsx";

export function Services({ data: { copy, cards, claims, miles } }: { data: HomeData }) {
  return (
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
}
