import { Link } from "react-router";
import type { ServiceData } from "./service.server.ts";

export function Ask({ data }: { data: ServiceData }) {
  return (
    <section className="ask" data-theme={data.main.theme} aria-labelledby="ask">
      <div className="wrap ask-row">
        <div>
          <h2 id="ask">See what it comes to</h2>
          <p className="lede">Your town, your date, the total with travel. Asking is free and books nothing.</p>
          <p className="ask-book">
            Know what you want? <Link to={data.main.book}>Book it now</Link> with a deposit.
          </p>
        </div>
        <Link className="button button-main hero-main" to={data.main.quote}>
          Get a quote
        </Link>
      </div>
    </section>
  );
}
