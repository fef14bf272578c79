import { Link } from "react-router";
import { formatPounds } from "../../ui/money.ts";
import { Poster } from "../../ui/poster/poster.tsx";
import { Stars } from "../review/stars.tsx";
import type { ActCardData } from "./store.server.ts";

export function ActCard({ act, rating }: { act: ActCardData; rating: number | null }) {
  return (
    <article className="card framed act-card" data-linked={act.url ? "" : undefined}>
      <div className="act-card-picture">
        <Poster name={act.slug} alt={act.posterAlt} shape="square" />
      </div>
      <div className="act-card-copy">
        <h3>
          {act.url ? (
            <Link className="covers-box" to={act.url}>
              {act.name}
            </Link>
          ) : (
            act.name
          )}
        </h3>
        <p className="act-card-line small">{act.line}</p>
        <p className="act-card-facts">
          <span className="act-card-price">{`From ${formatPounds(act.price)}`}</span>
          {rating !== null && (
            <span className="act-card-rating">
              <Stars rating={rating} />
              {` ${rating.toFixed(1)}`}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
