import { Link } from "react-router";
import { Said } from "../../features/review/said.tsx";
import { Bills } from "./bills.tsx";
import { Dial } from "./dial-picture.tsx";
import { HeroWords } from "./hero-words.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Others } from "./others.tsx";
import type { PlaceData } from "./place.server.ts";
import { PriceTable } from "./price-table.tsx";
import { Spots } from "./spots.tsx";
import { Timing } from "./timing.tsx";

/** A part of a city: one column of text, with the price and then the neighbouring parts and the city beside it. */
export function Area({ data }: { data: PlaceData }) {
  const { act, place, price, parent, near } = data;
  return (
    <>
      <section data-theme={act.theme}>
        <div className="wrap columns hero-row">
          <HeroWords data={data} />
          <Bills data={data} />
        </div>
      </section>
      <div className="wrap columns small-headings area-body">
        <aside className="area-aside" aria-labelledby="price">
          <h2 id="price">What it costs {place.within}</h2>
          <PriceTable data={data} />
          <p className="small">{price.why}</p>
          <nav className="framed small-headings next-door" data-theme="gold" aria-labelledby="next-door">
            <div className="next-door-top">
              <h2 id="next-door">Next door</h2>
              {parent && (
                <Link to={parent.path} className="button button-small">
                  {parent.inside ? `All of ${parent.name}` : `${parent.name}, just along`}
                </Link>
              )}
            </div>
            <div className="next-door-map">
              <Dial near={near} />
              <Neighbours near={near} />
            </div>
          </nav>
        </aside>
        <div className="area-main">
          <section aria-labelledby="spots">
            <h2 id="spots">Where to have it</h2>
            <p className="lede place-line">{data.line}</p>
            <Spots place={place} />
          </section>
          <section aria-labelledby="timing">
            <h2 id="timing">When {place.name} fills up</h2>
            <Timing place={place} />
          </section>
        </div>
      </div>
      <Others others={data.others} name={place.name} />
      {data.reviews && <Said {...data.reviews} beside />}
    </>
  );
}
