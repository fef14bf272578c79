import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** The act, cut out of its poster, before the place's, on the lower edge of the head. */
export const PlacePosters = ({ data: { act, place } }: { data: PlaceData }) => (
  <div className="place-posters">
    <div className="place-posters-act">
      <Poster name={act.slug} alt={act.posterAlt} shape="square" priority cut />
    </div>
    <div className="place-posters-place">
      <Poster name={place.motif} alt="" priority />
    </div>
  </div>
);
