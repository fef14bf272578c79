import { freeDistricts } from "../../place/journeys/journeys.server.ts";
import { actOptions, knownPlaces } from "../form-options.server.ts";

/** The data from which the browser works out the running estimate. */
const priceList = () => ({ acts: actOptions, places: knownPlaces, freeDistricts: freeDistricts() });
export type PriceList = ReturnType<typeof priceList>;

/** GET /api/prices: every act's packages and the way to every place, in pence and miles. */
export const loader = () => Response.json(priceList(), { headers: { "Cache-Control": "public, max-age=3600" } });
