import { finderIndex } from "./finder.server.ts";

/** GET /api/places: the finder's list. */
export const loader = () => Response.json(finderIndex, { headers: { "Cache-Control": "public, max-age=3600" } });
