import { finderIndex } from "./finder.server.ts";

/** GET /api/places: the list that the location finder searches. */
export const loader = () => Response.json(finderIndex, { headers: { "Cache-Control": "public, max-age=3600" } });
