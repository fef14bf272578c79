/** Reviews for tests: single rows and a shuffled list; and how a database plans to answer a query. */
import { type Compilable, CompiledQuery } from "kysely";
import type { Database } from "../../../app/context.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import type { ReviewTable } from "../../../app/features/review/table.server.ts";
import { quoteRow } from "./quote-row.ts";

export const reviewRow = (id: string, changes: Partial<ReviewTable> = {}): ReviewTable => ({
  id,
  author: "Ann O.",
  location: "Leeds",
  placeSlug: "leeds",
  act: "cheeky-butlers",
  rating: 5,
  date: "2026-10-06",
  content: "Lovely.",
  eventType: "Hen party",
  sample: 0,
  status: "published",
  bookingRef: null,
  consentedAt: null,
  reply: null,
  declineReason: null,
  createdAt: "2026-10-06T12:00:00.000Z",
  decidedAt: "2026-10-06T12:00:00.000Z",
  ...changes,
});

/** Rows with all ratings, repeated dates and some without a date; always the same ones. */
export const shuffledRows = (count: number): ReviewTable[] =>
  Array.from({ length: count }, (_, index) =>
    reviewRow(`r-${(index * 7919) % 10_007}`, {
      rating: 1 + ((index * 3) % 5),
      date: index % 4 === 3 ? null : `2026-0${1 + ((index * 5) % 3)}-1${index % 5}`,
    }),
  );

interface Plan {
  full: string;
  /** Indexes of review_listing that it reads */
  indexes: string[];
  /** Whether reading begins at the cursor, rather than filtering the rows before it */
  begins: boolean;
  /** Tables that it reads */
  steps: number;
}

/** The database's plan: EXPLAIN QUERY PLAN on SQLite, EXPLAIN on PostgreSQL. */
export async function planOf(database: Database, kind: "sqlite" | "postgres", query: Compilable): Promise<Plan> {
  const { sql: text, parameters } = query.compile();
  const explain = kind === "sqlite" ? "explain query plan" : "explain";
  const { rows } = await database.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  const lines = rows.map((row) => String(row.detail ?? row["QUERY PLAN"]));
  return {
    full: lines.join("\n"),
    begins: lines.some((line) => /(^SEARCH review_listing|Index Cond).*\((\w+, ?)+review_id\) ?[<>]/.test(line)),
    indexes: lines.flatMap((line) => /\breview_listing_\w+(?<!pkey)\b/.exec(line)?.[0] ?? []),
    steps: lines.filter((line) => /^SEARCH|^SCAN|(Index|Index Only|Seq|Bitmap Heap) Scan/.test(line)).length,
  };
}

/** A published review by the booker of this booking. */
export const bookingReview = (reference: string, changes: Partial<ReviewTable> = {}): ReviewTable =>
  reviewRow(`booking-${reference.toLowerCase()}`, {
    bookingRef: reference,
    consentedAt: "2026-10-06T12:00:00.000Z",
    ...changes,
  });

/** A booking whose party was ten days before 2026-11-21, by a customer who agreed to be asked for a review. */
export const bookedRow = (reference: string, changes: Partial<Quote> = {}): Quote => ({
  ...quoteRow(reference),
  offerVersion: 1,
  offerLines: "[]",
  offerTotal: 24_000,
  offerDeposit: 6_000,
  offerBalance: 18_000,
  offerBalanceDue: "2026-10-28",
  offerGuests: 14,
  offerTerms: "[]",
  offerValidUntil: "2026-10-01",
  offeredAt: "2026-09-01T12:00:00.000Z",
  termsAcceptedAt: "2026-09-02T12:00:00.000Z",
  reviewWantedAt: "2026-09-02T12:00:00.000Z",
  status: "booked",
  eventDate: "2026-11-11",
  ...changes,
});
