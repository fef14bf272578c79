import { Link } from "react-router";
import { Pills } from "../../ui/pills/pills.tsx";
import { Dial } from "./dial-picture.tsx";
import { Neighbours } from "./neighbours.tsx";
import type { PlaceData } from "./place.server.ts";

export function Nearby({ data }: { data: PlaceData }) {
  const { place, near, areas, abroad } = data;
  return (
    <section className="section" aria-labelledby="nearby">
      <div className="wrap nearby">
        {near.length > 2 && <Dial near={near} />}
        <div className="nearby-lists">
          <h2 id="nearby">{near.length > 0 ? `Near ${place.name}` : "Elsewhere abroad"}</h2>
          {near.length > 0 && <Neighbours near={near} />}
          {areas.length > 0 && <h3>Parts of {place.name}</h3>}
          <Pills links={areas} />
          {near.length > 0 && abroad.length > 0 && <h3>Elsewhere abroad</h3>}
          <Pills links={abroad} />
          <p className="nearby-all">
            <Link to="/locations">Every place on the map</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
