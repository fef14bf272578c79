import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** The act, cut out of its poster, before the place's, on the lower edge of the head. */
export const Bills = ({ data: { act, place } }: { data: PlaceData }) => (
  <div className="bills">
    <div className="bill-act">
      <Poster name={act.slug} alt={act.posterAlt} shape="square" priority cut />
    </div>
    <div className="bill-place">
      <Poster name={place.motif} alt="" priority />
    </div>
  </div>
);
