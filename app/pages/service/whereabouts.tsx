import { Link } from "react-router";
import type { ServiceData } from "./service.server.ts";

/** Where the act comes: each base with the towns around it that travel to is free. */
export function Whereabouts({ bases, plural }: { bases: ServiceData["bases"]; plural: string | undefined }) {
  return (
    <section className="section" aria-labelledby="where">
      <div className="wrap">
        <h2 id="where">Where {plural} come</h2>
        <p>
          Anywhere in the UK. Travel is free in and around these towns; <Link to="/locations">all our locations</Link>{" "}
          are on the map.
        </p>
        <ul role="list" className="whereabouts">
          {bases
            .flatMap((base) => base.places)
            .map((place) => (
              <li key={place.slug}>{place.name}</li>
            ))}
        </ul>
      </div>
    </section>
  );
}
