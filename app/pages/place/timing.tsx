import type { PlaceData } from "./place.server.ts";

export const Timing = ({ place: { name, arriving, busy } }: { place: PlaceData["place"] }) => (
  <div className="timing">
    <section className="part" aria-labelledby="arriving">
      <h2 id="arriving">Getting in</h2>
      <p>{arriving}</p>
    </section>
    <section className="part" aria-labelledby="busy">
      <h2 id="busy">When {name} fills up</h2>
      <h3>{busy.when}</h3>
      <p>{busy.why}</p>
      {busy.ahead && <p>{busy.ahead}</p>}
    </section>
  </div>
);
