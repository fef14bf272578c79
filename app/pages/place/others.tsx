import { Link } from "react-router";
import { formatPounds } from "../../ui/money.ts";
import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

export function Others({ data: { others, place, overseas } }: { data: PlaceData }) {
  if (others.length === 0) return null;
  return (
    <section className="section" aria-labelledby="others">
      <div className="wrap">
        <h2 id="others">Who else comes to {place.name}</h2>
        <p>{overseas ? "Prices before the journey." : "Prices with travel."}</p>
        <ul role="list" className="others">
          {others.map((other) => (
            <li key={other.slug}>
              <Poster name={other.slug} alt="" shape="square" />
              <p>
                <Link className="covers-box" to={other.url}>
                  {other.name}
                </Link>{" "}
                <span className="small">from {formatPounds(other.price)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
