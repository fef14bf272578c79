import { type ActOption, actOptions, knownPlaces } from "../form-options.server.ts";
import type { KnownPlace } from "./places.ts";

/** What the running estimate is worked out from. */
export interface PriceList {
  acts: ActOption[];
  places: KnownPlace[];
}

/** GET /api/prices: every act's packages and the way to every place, in pence and miles. */
export const loader = () =>
  Response.json({ acts: actOptions, places: knownPlaces } satisfies PriceList, {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
