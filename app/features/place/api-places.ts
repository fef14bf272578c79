import type { PostcodeAreas } from "./find.ts";
import { type FindablePlace, findables, postcodeAreas } from "./finder.server.ts";

/** What the finder looks through. */
export interface PlaceIndex {
  places: FindablePlace[];
  areas: PostcodeAreas;
}

/** GET /api/places: every place with all it may be looked for by, and our nearest place to each postcode area. */
export const loader = () =>
  Response.json({ places: findables, areas: postcodeAreas } satisfies PlaceIndex, {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
