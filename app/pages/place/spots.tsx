import type { PlaceData } from "./place.server.ts";

export function Spots({ place: { spots, kind } }: { place: PlaceData["place"] }) {
  return (
    <ul role="list" className={`ruled spots ${kind}-spots`}>
      {spots.map((spot) => (
        <li key={spot.name}>
          <h3>{spot.name}</h3>
          <p>{spot.text}</p>
        </li>
      ))}
    </ul>
  );
}
