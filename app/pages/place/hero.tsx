import { HeroOffer } from "../../features/catalogue/hero-offer.tsx";
import { RatingSummary } from "../../features/review/rating-summary.tsx";
import { Accented } from "../../ui/accented.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { formatDuration } from "../../ui/duration.ts";
import type { PlaceData } from "./place.server.ts";
import { PlacePosters } from "./posters.tsx";

/** The head of the page, in the act's colours. */
export const Hero = ({ data }: { data: PlaceData }) => (
  <section data-theme={data.act.theme}>
    <div className="wrap columns hero-row place-hero">
      <HeroText data={data} />
      <PlacePosters data={data} />
    </div>
  </section>
);

/** Breadcrumbs, what this page is about, its lowest price and its main button. */
function HeroText({ data }: { data: PlaceData }) {
  const { heading, copy, price, overseas } = data;
  const [cheapest] = price.packages.toSorted((a, b) => a.price - b.price);
  return (
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
  );
}
