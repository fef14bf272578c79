import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "react-router";
import { portsContext } from "../../context.ts";
import { perPage } from "./rules.ts";
import { feedSearch, readFeedQuery } from "./schema.ts";
import { feedPage, tallyOf } from "./store.server.ts";

/** Part of the ETag. Raise it when the shape of the answer changes, so that no client keeps its copy of the old shape. */
const shape = "1";

/**
 * GET /api/reviews?act=&place=&sort=&limit=, with after=, before= or from=end: a page of published reviews. 400 with a sentence for what
 * cannot be asked; 304 where the client's copy is current.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const asked = readFeedQuery(new URL(request.url).searchParams, perPage);
  if ("problem" in asked) return new Response(asked.problem, { status: 400, headers: { "Cache-Control": "no-store" } });
  const { database } = context.get(portsContext);
  const query = asked.ok;
  const tally = await tallyOf(database, query);
  const held = [shape, tally?.version ?? "none", feedSearch(query), query.limit].join(" ");
  // A weak ETag, because the compressed answer has other bytes.
  const etag = `W/"${createHash("sha256").update(held).digest("base64url").slice(0, 22)}"`;
  const headers = { "Cache-Control": "public, max-age=3600", ETag: etag };
  if (holds(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return Response.json(await feedPage(database, query, tally), { headers });
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** Compared weakly, as If-None-Match is (RFC 9110, 13.1.2). */
const holds = (copies: string | null, etag: string): boolean =>
  copies?.split(",").some((copy) => copy.trim() === "*" || opaque(copy) === opaque(etag)) ?? false;
