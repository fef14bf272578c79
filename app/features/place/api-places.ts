import { finderIndex } from "./finder.server.ts";

/** GET /api/places: what the finder looks through. */
export const loader = () => Response.json(finderIndex, { headers: { "Cache-Control": "public, max-age=3600" } });
