import { PageReviews } from "../../features/review/page-reviews.tsx";
import { Hero } from "./hero.tsx";
import { Nearby } from "./nearby.tsx";
import { Others } from "./others.tsx";
import type { PlaceData } from "./place.server.ts";
import { PriceTable } from "./price-table.tsx";
import { Promises } from "./promises.tsx";
import { RoomAndQuestion } from "./room-and-question.tsx";
import { Timing } from "./timing.tsx";
import { Where } from "./where.tsx";

export function Town({ data }: { data: PlaceData }) {
  const { place, price } = data;
  return (
    <>
      <Hero data={data} />
      <section className="section" aria-labelledby="price">
        <div className="wrap place-price">
          <div className="part place-price-copy">
            <h2 id="price">What it costs {place.within}</h2>
            <p>{price.why}</p>
          </div>
          <PriceTable data={data} />
          <Promises booked={data.booked} />
        </div>
      </section>
      <section className="section" data-theme="mint" aria-labelledby="spots">
        <div className="wrap">
          <Where data={data} />
        </div>
      </section>
      <div className="wrap section small-headings before-you-book">
        <RoomAndQuestion data={data} />
        <Timing place={place} />
      </div>
      <Others data={data} />
      <Nearby data={data} />
      {data.reviews && <PageReviews {...data.reviews} ofOneAct beside />}
    </>
  );
}
