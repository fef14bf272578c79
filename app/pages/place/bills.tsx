import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** The act's poster and the place's. @param first whether they are what a visitor sees first */
export const Bills = ({ data: { act, place }, first = false }: { data: PlaceData; first?: boolean }) => (
  <div className="bills">
    <div className="pinned bill">
      <Poster name={act.slug} alt={act.posterAlt} priority={first} />
    </div>
    <div className="pinned bill">
      <Poster name={place.motif} alt="" priority={first} />
    </div>
  </div>
);
