import { WaysOn } from "../../features/catalogue/closing-section.tsx";
import { Stars } from "../../features/review/stars.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import type { HomeData } from "./home.server.ts";

export function Hero({ data: { copy: texts, wall, claims, reviews } }: { data: HomeData }) {
  const copy = texts.hero;
  const { before, accent, after } = copy.heading;
  const { customers, cardRating: rating } = claims;
  return (
    <section className="hero wrap columns" data-hero>
      <div className="stack hero-copy">
        <h1 className="title">
          {before && <span className="hero-line">{`${before} `}</span>}
          <span className="hero-line accent">{after ? `${accent} ` : accent}</span>
          {after && <span className="hero-line">{after}</span>}
        </h1>
        <p className="lede">{copy.line}</p>
        <WaysOn copy={copy.buttons} services="#services" />
        {customers !== null && (
          <a className="hero-badge" href={reviews.length > 0 ? "#reviews" : "/reviews"}>
            {rating !== null && <Stars rating={rating} />}
            <span>Trusted by {customers} customers</span>
          </a>
        )}
      </div>
      <div className="hero-wall" role="img" aria-label={copy.postersAlt}>
        {wall.map((name, index) => (
          <div key={name} className="hero-poster">
            <Poster name={name} alt="" priority={index < 3} />
          </div>
        ))}
      </div>
    </section>
  );
}
