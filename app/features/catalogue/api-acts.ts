import type { LoaderFunctionArgs } from "react-router";
import { actPrices } from "./act-prices.server.ts";

/**
 * GET /api/acts: the From price and lookup number of each category. With ?category= only that one; an unknown category has a lookup number
 * of its own. The numbers are for programs, and never appear on a page.
 */
export const loader = ({ url }: LoaderFunctionArgs) =>
  Response.json(actPrices(url.searchParams.get("category")), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
