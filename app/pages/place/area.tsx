import { Link } from "react-router";
import { PageReviews } from "../../features/review/page-reviews.tsx";
import { CompassPicture } from "./compass-picture.tsx";
import { Hero } from "./hero.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Others } from "./others.tsx";
import type { PlaceData } from "./place.server.ts";
import { PriceTable } from "./price-table.tsx";
import { Promises } from "./promises.tsx";
import { RoomAndQuestion } from "./room-and-question.tsx";
import { Timing } from "./timing.tsx";
import { Where } from "./where.tsx";

/** A part of a city: one column of text, with the price beside it; the neighbouring parts and the city come after. */
export function Area({ data }: { data: PlaceData }) {
  const { place, price, parent, near, rings } = data;
  return (
    <>
      <Hero data={data} />
      <div className="wrap small-headings area-body">
        <section className="area-price" aria-labelledby="price">
          <h2 id="price">What it costs {place.within}</h2>
          <p>{price.why}</p>
          <PriceTable data={data} />
          <Promises booked={data.booked} />
        </section>
        <div className="area-main">
          <section aria-labelledby="spots">
            <Where data={data} />
          </section>
          <RoomAndQuestion data={data} />
          <Timing place={place} />
        </div>
        <nav className="framed next-door" data-theme="gold" aria-labelledby="next-door">
          <div className="next-door-top">
            <h2 id="next-door">Near {place.name}</h2>
            {parent && (
              <Link to={parent.path} className="button button-small">
                {parent.inside ? `All of ${parent.name}` : `${parent.name}, just along`}
              </Link>
            )}
          </div>
          <div className="next-door-map">
            <CompassPicture near={near} rings={rings} />
            <Neighbours near={near} numbered />
          </div>
        </nav>
      </div>
      <Others data={data} />
      {data.reviews && <PageReviews {...data.reviews} ofOneAct beside />}
    </>
  );
}
