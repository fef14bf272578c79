import type { LoaderFunctionArgs } from "react-router";
import { didYouMean } from "./did-you-mean.server.ts";

/** GET /api/did-you-mean?name=birmingam: the name that a mistyped one resembles, or null. */
export const loader = ({ url }: LoaderFunctionArgs) =>
  Response.json(didYouMean(url.searchParams.get("name") ?? "") ?? null, {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
