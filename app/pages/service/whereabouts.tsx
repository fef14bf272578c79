import { Link } from "react-router";
import type { ServiceData } from "./service.server.ts";

export function Whereabouts({ towns, plural }: { towns: ServiceData["whereabouts"]; plural: string }) {
  return (
    <section className="section" aria-labelledby="where">
      <div className="wrap">
        <h2 id="where">Where {plural} come</h2>
        <p>
          Anywhere in the UK. Travel is free in and around these towns; <Link to="/locations">all our locations</Link>{" "}
          are on the map.
        </p>
        <ul role="list" className="whereabouts">
          {towns.map((town) => (
            <li key={town.name}>{town.path ? <Link to={town.path}>{town.name}</Link> : town.name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
