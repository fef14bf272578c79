import type { LoaderFunctionArgs } from "react-router";
import { townStart } from "./names.ts";
import { townsStartingWith } from "./towns.server.ts";

/** GET /api/towns?begins=bed: the towns of towns.json whose names begin with these three letters, with our nearest places. */
export const loader = ({ url }: LoaderFunctionArgs) =>
  Response.json(townsStartingWith(townStart(url.searchParams.get("begins") ?? "")), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
