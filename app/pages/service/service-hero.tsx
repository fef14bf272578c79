import { HeroOffer } from "../../features/catalogue/hero-offer.tsx";
import { RatingSummary } from "../../features/review/rating-summary.tsx";
import { Accented } from "../../ui/accented.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { heroSizes, Poster } from "../../ui/poster/poster.tsx";
import type { ServiceData } from "./service.server.ts";

export function ServiceHero({ data }: { data: ServiceData }) {
  const { page, main, trail, acts, cheapest } = data;
  return (
    <section data-theme={main.theme}>
      <div className={`wrap columns hero-row act-hero-row ${acts.length === 1 ? "act-solo" : "act-group"}`}>
        <div className="stack act-hero-copy">
          <Breadcrumbs trail={trail} />
          <h1 className="title page-hero-title">
            <Accented {...page.heading} />
          </h1>
          <p className="lede">{page.lede}</p>
          <HeroOffer price={cheapest.price} quote={main.quote}>
            {acts.length > 1 && `${cheapest.act}, `}
            {formatDuration(cheapest.minutes)}, one performer
          </HeroOffer>
          <RatingSummary claims={data.reviewClaims} scope={data.reviewScope} />
        </div>
        <div className="act-hero-pictures" data-count={acts.length}>
          {acts.map((act) => (
            <div key={act.slug} className="act-hero-picture">
              <Poster
                name={act.slug}
                alt={act.posterAlt}
                shape="square"
                priority={acts.length === 1}
                cut={acts.length === 1}
                sizes={heroSizes}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
