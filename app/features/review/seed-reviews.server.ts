/** Runs at each start: copies content/reviews into the database, where bookers' reviews are stored too. */
import type { Review } from "../../content/shape.ts";
import type { Ports, Write } from "../../context.ts";
import { listReview, unlistReview } from "./listing.server.ts";
import type { ReviewTable } from "./table.server.ts";

/** Updates changed reviews, adds new ones, and removes those that are no longer in content. Writes nothing where all is up to date. */
export async function seedReviews({ write, clock }: Pick<Ports, "write" | "clock">, content: readonly Review[]) {
  await write(async (transaction) => {
    const stored = await transaction.selectFrom("review").selectAll().where("bookingRef", "is", null).execute();
    const before = new Map(stored.map((row) => [row.id, row]));
    const now = clock.now().toISOString();
    for (const review of content) {
      const row = rowOf(review, now);
      const earlier = before.get(review.id);
      before.delete(review.id);
      if (earlier && same(earlier, row)) continue;
      if (earlier) await remove(transaction, earlier);
      await transaction.insertInto("review").values(row).execute();
      await listReview(transaction, row);
    }
    for (const gone of before.values()) await remove(transaction, gone);
  });
}

async function remove(write: Write, row: ReviewTable) {
  await unlistReview(write, row);
  await write.deleteFrom("review").where("id", "=", row.id).execute();
}

const rowOf = (review: Review, now: string): ReviewTable => ({
  id: review.id,
  author: review.author,
  location: review.location,
  placeSlug: review.place ?? null,
  act: review.act,
  rating: review.rating,
  date: review.date ?? null,
  content: review.content,
  eventType: review.eventType ?? null,
  sample: review.sample ? 1 : 0,
  status: "published",
  bookingRef: null,
  consentedAt: null,
  reply: null,
  declineReason: null,
  createdAt: now,
  decidedAt: now,
});

const same = (a: ReviewTable, b: ReviewTable) =>
  (Object.keys(b) as (keyof ReviewTable)[]).every(
    (column) => column === "createdAt" || column === "decidedAt" || a[column] === b[column],
  );
