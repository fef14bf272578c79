import { Link } from "react-router";
import { Poster } from "../../ui/poster/poster.tsx";
import { Dial } from "./dial-picture.tsx";
import { HeroWords } from "./hero-words.tsx";
import { Others } from "./others.tsx";
import type { PlaceData } from "./place.server.ts";
import { PlaceReviews } from "./place-reviews.tsx";
import { PriceTable } from "./price-table.tsx";
import { Spots } from "./spots.tsx";
import { Timing } from "./timing.tsx";

/** A part of a city: the neighbouring parts and the city first, then one column of text with the price beside it. */
export function Area({ data }: { data: PlaceData }) {
  const { act, place, price, parent, near } = data;
  return (
    <>
      <section className="place-hero" data-theme={act.theme}>
        <div className="wrap place-hero-row">
          <HeroWords data={data} />
          <nav className="next-door" data-theme="gold" aria-labelledby="next-door">
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
              <ol role="list" className="numbered">
                {near.map((neighbour) => (
                  <li key={neighbour.path}>
                    <Link to={neighbour.path}>{neighbour.name}</Link> <span className="small">{neighbour.about}</span>
                  </li>
                ))}
              </ol>
            </div>
          </nav>
        </div>
      </section>
      <div className="wrap area-body">
        <aside className="area-aside" aria-labelledby="price">
          <h2 id="price">What it costs {place.within}</h2>
          <PriceTable data={data} />
          <p className="small">{price.why}</p>
          <div className="bills area-bills">
            <div className="bill">
              <Poster name={act.slug} alt={act.posterAlt} />
            </div>
            <div className="bill">
              <Poster name={place.motif} alt="" />
            </div>
          </div>
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
      <PlaceReviews reviews={data.reviews} />
    </>
  );
}
