import { Link } from "react-router";
import { Pills } from "../../ui/pills/pills.tsx";
import type { ServiceData } from "./service.server.ts";

interface WhereaboutsProps {
  /** "anywhere in the UK" */
  reach: string;
  towns: ServiceData["whereabouts"];
  plural: string;
}

export function Whereabouts({ reach, towns, plural }: WhereaboutsProps) {
  return (
    <section className="section" aria-labelledby="where">
      <div className="wrap drawn">
        <h2 id="where">Where {plural} come</h2>
        <p>
          We go {reach}. Travel is free in these towns; <Link to="/locations">all our locations</Link> are on the map.
        </p>
        <div className="whereabouts">
          <Pills links={towns} />
        </div>
      </div>
    </section>
  );
}
