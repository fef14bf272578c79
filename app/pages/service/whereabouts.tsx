import { Link } from "react-router";
import { Pills } from "../../ui/pills/pills.tsx";
import type { ServiceData } from "./service.server.ts";

export function Whereabouts({ towns, plural }: { towns: ServiceData["whereabouts"]; plural: string }) {
  return (
    <section className="section" aria-labelledby="where">
      <div className="wrap drawn">
        <h2 id="where">Where {plural} come</h2>
        <p>
          Anywhere in the UK. Travel is free in these towns; <Link to="/locations">all our locations</Link> are on the
          map.
        </p>
        <div className="whereabouts">
          <Pills links={towns} />
        </div>
      </div>
    </section>
  );
}
