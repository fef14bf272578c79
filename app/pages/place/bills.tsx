import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** The act's poster and the place's, on the head of the page. */
export const Bills = ({ data: { act, place } }: { data: PlaceData }) => (
  <div className="bills">
    <div className="bill">
      <Poster name={act.slug} alt={act.posterAlt} priority />
    </div>
    <div className="bill">
      <Poster name={place.motif} alt="" priority />
    </div>
  </div>
);
