import { Stars } from "../../features/review/stars.tsx";
import { useSite } from "../../features/site/use-site.ts";
import { Chat, Phone } from "../../ui/icon/icon.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import type { HomeData } from "./home.server.ts";

export function Hero({ data: { copy: texts, wall, claims, reviews } }: { data: HomeData }) {
  const site = useSite();
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
