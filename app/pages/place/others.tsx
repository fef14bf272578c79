import { Link } from "react-router";
import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

export function Others({ others, name }: { others: PlaceData["others"]; name: string }) {
  return (
    <section className="section" data-theme="sky" aria-labelledby="others">
      <div className="wrap">
        <h2 id="others">Who else comes to {name}</h2>
        <ul role="list" className="others">
          {others.map((other) => (
            <li key={other.slug}>
              <Poster name={other.slug} alt="" shape="square" />
              <p>
                <Link className="covers-box" to={other.url}>
                  {other.name}
                </Link>{" "}
                <span className="small">from {other.price}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
