/** The desk's part in reviews. What is done is app/features/review/decide-review.server.ts; here it is asked for and told. */
import type { Clock, Database } from "../../app/context.ts";
import {
  type Decided,
  declineReview,
  publishReview,
  replyToReview,
} from "../../app/features/review/decide-review.server.ts";
import type { ReviewTable } from "../../app/features/review/table.server.ts";
import type { OpenDatabase } from "../database/open.ts";
import { Refusal } from "../refusal.ts";
import type { ReviewAction } from "./arguments.ts";
import { fields, table } from "./table.ts";

interface Asked {
  action: ReviewAction;
  about: string;
  words: string;
  limit: number;
}

const said = {
  publish: "It is on the site, within the hour for those who have just looked.",
  decline: "It is not on the site.",
  reply: "Your answer stands under it.",
} as const;

const refusals: Record<Exclude<Decided, { ok: true }>["because"], string> = {
  unknown: "There is no such review.",
  content: "That review stands in content/reviews: change it there.",
  already: "That is how it is already.",
  "no words": 'Say it with --words "…".',
};

/** @throws Refusal when what was asked can't be done */
export async function answerReviews({ database, write }: OpenDatabase, clock: Clock, asked: Asked) {
  const { action, about, words, limit } = asked;
  if (action === "list") {
    const reviews = await listReviews(database, limit);
    return { data: reviews, text: reviewsTable(reviews) };
  }
  if (action === "show") {
    const review = await database.selectFrom("review").selectAll().where("id", "=", about).executeTakeFirst();
    return review && { data: review, text: fields({ ...review }) };
  }
  const decide = { publish: publishReview, decline: declineReview, reply: replyToReview }[action];
  const decided = await write((transaction) => decide(transaction, about, clock.now().toISOString(), words));
  if (!decided.ok) throw new Refusal([refusals[decided.because]]);
  return { data: decided.review, text: `${fields({ ...decided.review })}\n\n${said[action]}` };
}

/** Those of bookers: what waits first, then the latest. */
const listReviews = (database: Database, limit: number): Promise<ReviewTable[]> =>
  database
    .selectFrom("review")
    .selectAll()
    .where("booking_ref", "is not", null)
    .orderBy((is) => is.case().when("status", "=", "waiting").then(0).else(1).end())
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();

const reviewsTable = (reviews: readonly ReviewTable[]) =>
  reviews.length === 0
    ? "No reviews from bookers yet."
    : table(
        reviews.map(({ id, status, rating, author, act, location, content, booking_ref, reply }) => ({
          Id: id,
          Status: status,
          Stars: rating,
          Name: author,
          Act: act,
          Place: location,
          Booking: booking_ref,
          Words: content,
          Reply: reply ? "yes" : "",
        })),
        36,
      );
