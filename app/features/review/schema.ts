/** The query of the reviews feed and its answer; used by browser and server. */
import type { Review } from "../../content/shape.ts";

export const sorts = ["recent", "rating-high", "rating-low", "oldest"] as const;
export type Sort = (typeof sorts)[number];

/** A review as it is shown. */
export interface ListedReview extends Omit<Review, "verified" | "place"> {
  /** The act's name, on pages that show reviews of several acts */
  actName?: string;
  /** Whether the review belongs to a booking */
  verified: boolean;
  /** The agency's answer */
  reply?: string | undefined;
}

/** Which reviews: of an act, from a place, both or all. */
export interface Scope {
  /** Slug of an act, or several separated by commas */
  act?: string;
  /** Slug of a place */
  place?: string;
}

/** Where a page begins: at the front, after a review, before one, or so that it ends with the last. */
export type From = "start" | "end" | { after: string } | { before: string };

export interface FeedQuery extends Scope {
  sort: Sort;
  from: From;
  /** Number of reviews to skip from there, to reach a page a few numbers away */
  skip: number;
  limit: number;
}

/** GET /api/reviews */
export interface FeedPage {
  /** Average of all reviews in the scope, not only of this page; null if there are none */
  average: number | null;
  total: number;
  reviews: ListedReview[];
  /** Cursors for ?before= and ?after=; null at the ends */
  previous: string | null;
  next: string | null;
}

const maximumLimit = 50;
/** The most reviews that a request may skip: skipping more would cost as much as cursors save. */
export const maximumSkip = 200;

/** A cursor: a review's rating, its date or nothing, and its id, such as "5.2026-10-06.sample-leeds-hen". */
export const cursorPattern = /^([1-5])\.(\d{4}-\d\d-\d\d|)\.([a-z0-9-]{1,80})$/;
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The most acts that a page requests at once */
const maxActs = 8;

/** The acts of a scope; "" stands for every act. */
export const actsIn = ({ act = "" }: Scope): string[] => act.split(",");

/** Ignores unknown parameters, which links from mailings have. @returns the query, or a sentence about what is wrong with it */
export function readFeedQuery(query: URLSearchParams, limit: number): { ok: FeedQuery } | { problem: string } {
  const param = (name: string) => query.get(name) || undefined;
  const [act, place, after, before, from] = ["act", "place", "after", "before", "from"].map(param);
  const sort = param("sort") ?? "recent";
  const size = Number(param("limit") ?? limit);
  if (!sorts.some((known) => known === sort)) return { problem: `sort must be one of ${sorts.join(", ")}` };
  const skip = Number(param("skip") ?? 0);
  if (!Number.isInteger(skip) || skip < 0 || skip > maximumSkip)
    return { problem: `skip must be a whole number from 0 to ${maximumSkip}` };
  if (!Number.isInteger(size) || size < 1 || size > maximumLimit)
    return { problem: `limit must be a whole number from 1 to ${maximumLimit}` };
  const slugs = [...actsIn(act ? { act } : {}).map((slug) => ["act", slug]), ["place", place]];
  if (slugs.length > maxActs + 1) return { problem: `at most ${maxActs} acts` };
  for (const [name, value] of slugs)
    if (value && (value.length > 60 || !slugPattern.test(value)))
      return { problem: `${name} must be a slug, such as leeds` };
  for (const [name, value] of Object.entries({ after, before }))
    if (value && !cursorPattern.test(value)) return { problem: `${name} must be a cursor that this feed has given` };
  if (from && from !== "end") return { problem: "from must be end" };
  if ([after, before, from].filter(Boolean).length > 1) return { problem: "only one of after, before and from" };
  return {
    ok: {
      ...(act && { act }),
      ...(place && { place }),
      sort: sort as Sort,
      limit: size,
      skip,
      from: after ? { after } : before ? { before } : from ? "end" : "start",
    },
  };
}

/** The query string of a page; defaults are left out, so it is "" for the first page of all reviews. */
export function feedSearch(
  { act, place, sort, from, skip }: Omit<FeedQuery, "limit">,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams();
  if (act) query.set("act", act);
  if (place) query.set("place", place);
  if (sort !== "recent") query.set("sort", sort);
  if (from === "end") query.set("from", "end");
  else if (from !== "start") for (const [name, cursor] of Object.entries(from)) query.set(name, cursor);
  if (skip > 0) query.set("skip", String(skip));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}
