import type { ReactNode } from "react";
import { ActCard } from "../../features/catalogue/act-card.tsx";
import type { HomeData } from "./home.server.ts";

interface ServicesProps {
  words: HomeData["words"]["services"];
  cards: HomeData["cards"];
  rating: number | null;
  children: ReactNode;
}

export function Services({ words, cards, rating, children }: ServicesProps) {
  return (
    <section id="services" className="section home-services" aria-labelledby="services-heading">
      <div className="wrap">
        <h2 id="services-heading">{words.heading}</h2>
        <p>{words.line}</p>
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
