import type { LoaderFunctionArgs } from "react-router";
import { townStart } from "../names.ts";
import { namesStarting } from "./journeys.server.ts";

/** GET /api/names?begins=hea: the quarters, neighbours and towns whose names begin with these three letters, with the price of travel. */
export const loader = ({ url }: LoaderFunctionArgs) =>
  Response.json(namesStarting(townStart(url.searchParams.get("begins") ?? "")), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
