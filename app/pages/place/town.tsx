import { Said } from "../../features/review/said.tsx";
import { Pills } from "../../ui/pills/pills.tsx";
import { Bills } from "./bills.tsx";
import { HeroWords } from "./hero-words.tsx";
import { Nearby } from "./nearby.tsx";
import { Others } from "./others.tsx";
import type { PlaceData } from "./place.server.ts";
import { PriceTable } from "./price-table.tsx";
import { Spots } from "./spots.tsx";
import { Timing } from "./timing.tsx";

export function Town({ data }: { data: PlaceData }) {
  const { act, place, price } = data;
  return (
    <>
      <section data-theme={act.theme}>
        <div className="wrap columns hero-row">
          <HeroWords data={data} />
          <Bills data={data} />
        </div>
      </section>
      <section className="section" aria-labelledby="price">
        <div className="wrap columns place-price">
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
      {data.reviews && <Said {...data.reviews} beside />}
    </>
  );
}
