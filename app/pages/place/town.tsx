import { Pills } from "../../ui/pills/pills.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { HeroWords } from "./hero-words.tsx";
import { Nearby } from "./nearby.tsx";
import { Others } from "./others.tsx";
import type { PlaceData } from "./place.server.ts";
import { PlaceReviews } from "./place-reviews.tsx";
import { PriceTable } from "./price-table.tsx";
import { Spots } from "./spots.tsx";
import { Timing } from "./timing.tsx";

export function Town({ data }: { data: PlaceData }) {
  const { act, place, price } = data;
  return (
    <>
      <section className="place-hero" data-theme={act.theme}>
        <div className="wrap place-hero-row">
          <HeroWords data={data} />
          <div className="bills">
            <div className="bill">
              <Poster name={act.slug} alt={act.posterAlt} priority />
            </div>
            <div className="bill">
              <Poster name={place.motif} alt="" priority />
            </div>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="price">
        <div className="wrap place-price">
          <div className="place-price-words">
            <h2 id="price">What it costs {place.within}</h2>
            <p>{price.why}</p>
          </div>
          <PriceTable data={data} />
        </div>
        {data.areas.length > 0 && (
          <div className="wrap town-areas">
            <h3>Parts of {place.name}</h3>
            <Pills links={data.areas} />
          </div>
        )}
      </section>
      <section className="section" data-theme="mint" aria-labelledby="spots">
        <div className="wrap">
          <h2 id="spots">Where to have it</h2>
          <p className="lede place-line">{data.line}</p>
          <Spots place={place} />
        </div>
      </section>
      <section className="section" aria-labelledby="timing">
        <div className="wrap">
          <h2 id="timing">When {place.name} fills up</h2>
          <Timing place={place} />
        </div>
      </section>
      <Others others={data.others} name={place.name} />
      <Nearby data={data} />
      <PlaceReviews reviews={data.reviews} />
    </>
  );
}
