import type { PlaceData } from "./place.server.ts";

export function Timing({ place }: { place: PlaceData["place"] }) {
  const { kind } = place;
  return (
    <div className={`timing ${kind}-timing`}>
      <div>
        <p className="timing-lead">
          <span className="accent timing-weeks">{place.leadWeeks}</span> weeks ahead is about right for a Saturday
        </p>
      </div>
      <div>
        <h3>{place.busy.when}</h3>
        <p>{place.busy.why}</p>
      </div>
      <div>
        <h3>Getting in</h3>
        <p>{place.arriving}</p>
      </div>
    </div>
  );
}
