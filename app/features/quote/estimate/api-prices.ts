import { actOptions, knownPlaces } from "../form-options.server.ts";

/** What the running estimate is worked out from. */
const priceList = { acts: actOptions, places: knownPlaces };
export type PriceList = typeof priceList;

/** GET /api/prices: every act's packages and the way to every place, in pence and miles. */
export const loader = () => Response.json(priceList, { headers: { "Cache-Control": "public, max-age=3600" } });
