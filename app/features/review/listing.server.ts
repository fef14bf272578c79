/** Adds published reviews to the feed's listing and removes them from it; the tallies change in the same transaction. */
import { randomUUID } from "node:crypto";
import type { Write } from "../../context.ts";
import type { ReviewTable } from "./table.server.ts";

type ReviewToList = Pick<ReviewTable, "id" | "act" | "placeSlug" | "rating" | "date" | "sample">;

/** Stored instead of a missing date: sorts last, whether newest or oldest come first. */
export const undated = { newest: "", oldest: "9999-99-99" } as const;

/** The headings under which a review is listed: all, its act, its place, its act in its place. */
const headings = ({ act, placeSlug: place }: ReviewToList) => [
  { act: "", place: "" },
  { act, place: "" },
  ...(place
    ? [
        { act: "", place },
        { act, place },
      ]
    : []),
];

export async function listReview(write: Write, review: ReviewToList): Promise<void> {
  const { id, rating, date } = review;
  const dates = { newest: date ?? undated.newest, oldest: date ?? undated.oldest };
  const rows = headings(review).map((heading) => ({ ...heading, reviewId: id, rating, low: 6 - rating, ...dates }));
  await write.insertInto("reviewListing").values(rows).execute();
  await tally(write, review, 1);
}

export async function unlistReview(write: Write, review: ReviewToList): Promise<void> {
  await write.deleteFrom("reviewListing").where("reviewId", "=", review.id).execute();
  await tally(write, review, -1);
}

/** Call it when the text of a listed review changes, so that clients' copies are out of date. */
export const renewListingVersion = (write: Write, review: ReviewToList): Promise<void> => tally(write, review, 0);

async function tally(write: Write, review: ReviewToList, change: 1 | 0 | -1): Promise<void> {
  const version = randomUUID();
  const stars = change * review.rating;
  const samples = change * review.sample;
  for (const heading of headings(review)) {
    await write
      .insertInto("reviewTally")
      .values({
        ...heading,
        reviews: Math.max(0, change),
        stars: Math.max(0, stars),
        samples: Math.max(0, samples),
        version,
      })
      .onConflict((conflict) =>
        conflict.columns(["act", "place"]).doUpdateSet((is) => ({
          reviews: is("reviewTally.reviews", "+", change),
          stars: is("reviewTally.stars", "+", stars),
          samples: is("reviewTally.samples", "+", samples),
          version,
        })),
      )
      .execute();
  }
}
