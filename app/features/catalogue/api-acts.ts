import type { LoaderFunctionArgs } from "react-router";
import { actPrices } from "./act-prices.server.ts";

/** GET /api/acts?category=: the From price and lookup number of each, for programs; an unknown category has a number of its own. */
export const loader = ({ url }: LoaderFunctionArgs) =>
  Response.json(actPrices(url.searchParams.get("category")), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
