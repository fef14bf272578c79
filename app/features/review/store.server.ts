/** Pages of published reviews, by cursor: each page reads along one index, wherever in the list it is. */
import { sql } from "kysely";
import type { Database } from "../../context.ts";
import { actName } from "../catalogue/store.server.ts";
import { undated } from "./listing.server.ts";
import { averageOf, type Count } from "./rules.ts";
import {
  actsIn,
  cursorPattern,
  type FeedPage,
  type FeedQuery,
  type ListedReview,
  type Scope,
  type Sort,
} from "./schema.ts";
import type { ReviewTable } from "./table.server.ts";

/** The columns of each sort order, all in one direction; the id breaks ties. */
const orders = {
  recent: { by: ["newest"], way: "desc" },
  oldest: { by: ["oldest"], way: "asc" },
  "rating-high": { by: ["rating", "newest"], way: "desc" },
  "rating-low": { by: ["low", "newest"], way: "desc" },
} as const satisfies Record<Sort, { by: readonly ("newest" | "oldest" | "rating" | "low")[]; way: "asc" | "desc" }>;

/** The number of a scope's reviews, the sum of their stars, and a version that changes with them; undefined for none ever. */
export async function tallyOf(database: Database, scope: Scope) {
  const rows = await database
    .selectFrom("reviewTally")
    .select(["reviews", "stars", "samples", "version"])
    .where("act", "in", actsIn(scope))
    .where("place", "=", scope.place ?? "")
    .orderBy("act")
    .execute();
  if (rows.length === 0) return undefined;
  const sum = (column: keyof Count) => rows.reduce((total, row) => total + row[column], 0);
  return {
    reviews: sum("reviews"),
    stars: sum("stars"),
    samples: sum("samples"),
    version: rows.map(({ version }) => version).join(" "),
  };
}
type Tally = Awaited<ReturnType<typeof tallyOf>>;

/** The number of reviews of each act in this place (or anywhere), and of each place for this act (or any); zero counts are left out. */
export async function headingsOf(database: Database, scope: Scope) {
  const counted = database.selectFrom("reviewTally").select(["act", "place", "reviews"]).where("reviews", ">", 0);
  const [acts, places] = await Promise.all([
    counted
      .where("place", "=", scope.place ?? "")
      .where("act", "!=", "")
      .execute(),
    counted.where("act", "in", actsIn(scope)).where("place", "!=", "").execute(),
  ]);
  const ofPlaces = new Map<string, number>();
  for (const { place, reviews } of places) ofPlaces.set(place, (ofPlaces.get(place) ?? 0) + reviews);
  return { acts: new Map(acts.map((row) => [row.act, row.reviews])), places: ofPlaces };
}

/** Exported for tests of its query plan. Read backwards, the rows are reversed. For several acts, reads the index once for each. */
export function pageQuery(database: Database, query: FeedQuery, rows: number) {
  const { sort, from, skip } = query;
  const { by, way } = orders[sort];
  const backwards = from === "end" || (typeof from === "object" && "before" in from);
  const direction = (way === "asc") !== backwards ? "asc" : "desc";
  const columns = [...by, "reviewId"] as const;
  const acts = actsIn(query);
  const rowsPerAct = acts.length > 1 ? skip + rows : undefined;
  const [first, ...others] = acts.map((act) => reviewsOfAct(database, query, { act, columns, direction, rowsPerAct }));
  if (!first) throw new Error("A scope without an act covers every act.");
  const listed = others.reduce((all, one) => all.unionAll(one), first);
  let found = database
    .selectFrom(listed.as("listing"))
    .innerJoin("review", "review.id", "listing.reviewId")
    .selectAll("review");
  for (const column of columns) found = found.orderBy(`listing.${column}`, direction);
  return { found: found.limit(rows).$if(skip > 0, (stepped) => stepped.offset(skip)), backwards };
}

type Column = "newest" | "oldest" | "rating" | "low" | "reviewId";
interface ActRows {
  act: string;
  columns: readonly Column[];
  direction: "asc" | "desc";
  /** Rows to read for each act, in order; undefined reads all, for an outer query with a limit */
  rowsPerAct: number | undefined;
}

/** The reviews of an act, read along the index from the cursor on. */
function reviewsOfAct(
  database: Database,
  { place = "", from }: FeedQuery,
  { act, columns, direction, rowsPerAct }: ActRows,
) {
  let rows = database
    .selectFrom("reviewListing")
    .select(["reviewId", "rating", "low", "newest", "oldest"])
    .where("act", "=", act)
    .where("place", "=", place);
  if (typeof from === "object") {
    const cursor = keysOf(Object.values(from)[0] as string);
    const here = sql.join(columns.map((column) => sql.ref(column)));
    const there = sql.join(columns.map((column) => cursor[column]));
    rows = rows.where(
      direction === "asc" ? sql<boolean>`(${here}) > (${there})` : sql<boolean>`(${here}) < (${there})`,
    );
  }
  if (rowsPerAct !== undefined) {
    for (const column of columns) rows = rows.orderBy(column, direction);
    rows = rows.limit(rowsPerAct);
  }
  return database.selectFrom(rows.as("part")).selectAll();
}

export async function feedPage(database: Database, query: FeedQuery, tally: Tally): Promise<FeedPage> {
  const total = tally?.reviews ?? 0;
  const average = tally ? averageOf(tally) : null;
  if (total === 0) return { average, total, reviews: [], previous: null, next: null };
  const { from, limit, skip } = query;
  const size = from === "end" && skip === 0 ? total % limit || limit : limit;
  const { found, backwards } = pageQuery(database, query, size + 1);
  const rows: ReviewTable[] = await found.execute();
  const hasMore = rows.length > size;
  const page = rows.slice(0, size);
  if (backwards) page.reverse();
  const first = page.at(0);
  const last = page.at(-1);
  // A page that starts at a cursor, or skips some reviews, has reviews before it.
  const hasEarlier = typeof from === "object" || skip > 0;
  return {
    average,
    total,
    reviews: page.map(listed),
    previous: first && (backwards ? hasMore : hasEarlier) ? cursorOf(first) : null,
    next: last && (backwards ? hasEarlier : hasMore) ? cursorOf(last) : null,
  };
}

const cursorOf = ({ rating, date, id }: ReviewTable): string => `${rating}.${date ?? ""}.${id}`;

function keysOf(cursor: string) {
  const [, rating = "", date = "", id = ""] = cursorPattern.exec(cursor) ?? [];
  return {
    rating: Number(rating),
    low: 6 - Number(rating),
    newest: date || undated.newest,
    oldest: date || undated.oldest,
    reviewId: id,
  };
}

const listed = (row: ReviewTable): ListedReview => ({
  id: row.id,
  author: row.author,
  location: row.location,
  act: row.act,
  actName: actName(row.act),
  rating: row.rating,
  ...(row.date && { date: row.date }),
  content: row.content,
  ...(row.eventType && { eventType: row.eventType }),
  verified: row.bookingRef !== null,
  sample: row.sample === 1,
  ...(row.reply && { reply: row.reply }),
});

/** Reviews by bookers in any status: waiting ones first, then the latest. */
export async function bookersReviews(database: Database, limit: number): Promise<ReviewTable[]> {
  const latest = database
    .selectFrom("review")
    .selectAll()
    .where("bookingRef", "is not", null)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit);
  const waiting = await latest.where("status", "=", "waiting").execute();
  const decided = await latest.where("status", "!=", "waiting").execute();
  return [...waiting, ...decided].slice(0, limit);
}
