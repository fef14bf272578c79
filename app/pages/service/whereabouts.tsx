import { Link } from "react-router";
import { Pills } from "../../ui/pills/pills.tsx";
import type { ServiceData } from "./service.server.ts";

export function Whereabouts({ data: { reach, whereabouts, acts, main } }: { data: ServiceData }) {
  return (
    <section className="section" aria-labelledby="where">
      <div className="wrap drawn">
        <h2 id="where">Where {acts.length === 1 ? main.name.toLowerCase() : "our acts"} come</h2>
        <p>
          We go {reach}. Travel is free in these towns; <Link to="/locations">all our locations</Link> are on the map.
        </p>
        <div className="whereabouts">
          <Pills links={whereabouts} />
        </div>
      </div>
    </section>
  );
}
