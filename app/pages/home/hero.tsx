import { Stars } from "../../features/review/stars.tsx";
import { useSite } from "../../features/site/use-site.ts";
import { Chat, Phone } from "../../ui/icon/icon.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import type { HomeData } from "./home.server.ts";

interface HeroProps {
  copy: HomeData["copy"]["hero"];
  wall: HomeData["wall"];
  customers: number | null;
  rating: number | null;
  /** Address of the reviews */
  reviews: string;
}

export function Hero({ copy, wall, customers, rating, reviews }: HeroProps) {
  const site = useSite();
  const { before, accent, after } = copy.heading;
  return (
    <section className="hero wrap columns" data-hero>
      <div className="stack hero-copy">
        <h1 className="title">
          {before && <span className="hero-line">{`${before} `}</span>}
          <span className="hero-line accent">{after ? `${accent} ` : accent}</span>
          {after && <span className="hero-line">{after}</span>}
        </h1>
        <p className="lede">{copy.line}</p>
        <div className="buttons">
          <a className="button button-main" href="#services">
            {copy.buttons.services}
          </a>
          <a className="button" href={site.phone.href}>
            <Phone />
            {copy.buttons.call}
          </a>
          <a className="button button-mint" href={site.chatHref}>
            <Chat />
            {copy.buttons.chat}
          </a>
        </div>
        {customers !== null && (
          <a className="hero-badge" href={reviews}>
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
