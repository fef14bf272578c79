import { HeroOffer } from "../../features/catalogue/hero-offer.tsx";
import { RatingSummary } from "../../features/review/rating-summary.tsx";
import { Accented } from "../../ui/accented.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** The head of the page, in the act's colours. */
export function Hero({ data }: { data: PlaceData }) {
  const { act, place, heading, copy, price, overseas } = data;
  const [cheapest] = price.packages.toSorted((a, b) => a.price - b.price);
  return (
    <section data-theme={act.theme}>
      <div className="wrap columns hero-row place-hero">
        <div className="stack place-hero-copy">
          <Breadcrumbs trail={data.trail} />
          <h1 className="title place-title">
            <Accented {...heading} />
          </h1>
          <p className="place-intro">{copy.intro}</p>
          {cheapest && (
            <HeroOffer price={cheapest.total ?? cheapest.price} quote={data.quote}>
              {formatDuration(cheapest.minutes)}, one performer, {overseas ? "plus the journey" : "travel included"}
            </HeroOffer>
          )}
          <RatingSummary claims={data.reviewClaims} scope={data.reviewScope} />
        </div>
        {/* The act, cut out of its poster, in front of the place's poster; both stand on the lower edge of the
            head. */}
        <div className="place-posters">
          <div className="place-posters-act">
            <Poster name={act.slug} alt={act.posterAlt} shape="square" priority cut />
          </div>
          <div className="place-posters-place">
            <Poster name={place.motif} alt="" priority />
          </div>
        </div>
      </div>
    </section>
  );
}
