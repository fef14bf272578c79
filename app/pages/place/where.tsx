import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** What an evening with the act is like here, and rooms that suit it. */
export const Where = ({ data: { copy, act } }: { data: PlaceData }) => (
  <section className="section" data-theme="mint" aria-labelledby="spots">
    <div className="wrap">
      <div className="where">
        <h2 id="spots">Where to have it</h2>
        <div className="where-figure">
          <Poster name={act.slug} alt="" shape="square" cut />
        </div>
        <div className="where-copy">
          <p>{copy.here}</p>
        </div>
      </div>
      <ul role="list" className="ruled spots">
        {copy.spots.map((spot) => (
          <li key={spot.name}>
            <h3>{spot.name}</h3>
            <p>{spot.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
