import { Link } from "react-router";
import type { PlaceData } from "./place.server.ts";

/** The last word of the page: the same one way on, with what asking costs. */
export function Ask({ data }: { data: PlaceData }) {
  return (
    <section className="ask" data-theme={data.act.theme} aria-labelledby="ask">
      <div className="wrap ask-row">
        <div>
          <h2 id="ask">Got a date {data.place.within}?</h2>
          <p className="lede">Asking is free and books nothing.</p>
        </div>
        <Link className="button button-main hero-main" to={data.quote}>
          Get a quote
        </Link>
      </div>
    </section>
  );
}
