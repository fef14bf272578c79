import type { LoaderFunctionArgs } from "react-router";
import { actPrices } from "./act-prices.server.ts";

/**
 * GET /api/acts: each category's From price and lookup number; ?category= returns one, an unknown one with the number for those.
 * The numbers are for programs, and never printed on a page.
 */
export const loader = ({ url }: LoaderFunctionArgs) =>
  Response.json(actPrices(url.searchParams.get("category")), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
