import type { LoaderFunctionArgs } from "react-router";
import { portsContext } from "../../context.ts";
import { perPage } from "./rules.ts";
import { readFeedQuery } from "./schema.ts";
import { feedPage, tallyOf } from "./store.server.ts";

/** GET /api/reviews?act=&place=&sort=&limit=, with after=, before= or from=end: a page. Answers 400 with a sentence for a bad query. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const asked = readFeedQuery(url.searchParams, perPage);
  if ("problem" in asked) return new Response(asked.problem, { status: 400, headers: { "Cache-Control": "no-store" } });
  const { database } = context.get(portsContext);
  const page = await feedPage(database, asked.ok, await tallyOf(database, asked.ok));
  return Response.json(page, { headers: { "Cache-Control": "public, max-age=3600" } });
}
