import type { ReactNode } from "react";
import { ActCard } from "../../features/catalogue/act-card.tsx";
import type { HomeData } from "./home.server.ts";

interface ServicesProps {
  copy: HomeData["copy"]["services"];
  cards: HomeData["cards"];
  rating: number | null;
  children: ReactNode;
}

export function Services({ copy, cards, rating, children }: ServicesProps) {
  return (
    <section id="services" className="section home-services" aria-labelledby="services-heading">
      <div className="wrap">
        <div className="home-services-head">
          <h2 id="services-heading">{copy.heading}</h2>
          <p>{copy.line}</p>
        </div>
        <div className="act-grid">
          {cards.map((card) => (
            <ActCard key={card.slug} act={card} rating={rating} />
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
