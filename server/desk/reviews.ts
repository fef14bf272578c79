/** The terminal's questions and answers about reviews; the decisions are in app/features/desk/shared/review-decisions.server.ts. */

import { actName } from "../../app/features/catalogue/store.server.ts";
import { contactDetailsOf } from "../../app/features/desk/reviews/contact-details.ts";
import {
  decideReview,
  decisions,
  refusals,
  reviewStatusLabels,
} from "../../app/features/desk/shared/review-decisions.server.ts";
import { bookersReviews } from "../../app/features/review/store.server.ts";
import type { ReviewTable } from "../../app/features/review/table.server.ts";
import { Refusal } from "../refusal.ts";
import { byId } from "./by-id.ts";
import type { Desk, Result } from "./open.ts";
import { fields, table } from "./terminal/table.ts";
import { formatMoment } from "./text.ts";

/** Customers' reviews: those that wait first, then the latest. */
export async function listReviews({ database, width }: Desk, { limit }: { limit: number }): Promise<Result> {
  const reviews = await bookersReviews(database, limit);
  const rows = reviews.map(({ id, status, rating, author, act, location, content, bookingRef, reply }) => ({
    Id: id.slice(0, 8),
    Status: status,
    Stars: rating,
    Name: author,
    Act: actName(act),
    Place: location,
    Booking: bookingRef,
    Words: content,
    Reply: reply ? "yes" : "",
  }));
  return { data: reviews, text: table(rows, width, "No reviews from bookers yet.") };
}

export async function showReview({ database, width }: Desk, id: string): Promise<Result> {
  const review = await byId(database, "review", id);
  return { data: review, text: reviewText(review, width) };
}

interface Said {
  /** Why it is declined, what is taken out of it, or the agency's answer */
  words?: string;
}

/** Shows a review that contains contact details, and asks before it publishes it. @throws Refusal when it can't be done */
export const publish = (desk: Desk, typed: string): Promise<Result> => decideOn(desk, typed, "publish");
/** @throws Refusal when it can't be done */
export const decline = (desk: Desk, typed: string, { words }: Said): Promise<Result> =>
  decideOn(desk, typed, "decline", words);
/** Takes personal details out of its text. @throws Refusal when it can't be done */
export const mask = (desk: Desk, typed: string, { words }: Said): Promise<Result> =>
  decideOn(desk, typed, "mask", words);
/** @throws Refusal when it can't be done */
export const reply = (desk: Desk, typed: string, { words }: Said): Promise<Result> =>
  decideOn(desk, typed, "reply", words);

async function decideOn(desk: Desk, typed: string, decision: keyof typeof decisions, words = ""): Promise<Result> {
  const { database, ports, width, by } = desk;
  const review = await byId(database, "review", typed);
  const contains = contactDetailsOf(review);
  // Reviews that can't be published are refused below, without the question.
  if (decision === "publish" && contains && review.status !== "published" && review.bookingRef) {
    desk.show(`${reviewText(review, width)}\n`);
    await desk.ask.agree(`It contains ${contains}, which everybody can read then. Publish it?`);
  }
  const decided = await decideReview(ports, { id: review.id, decision, words, by });
  if (!decided.ok)
    throw new Refusal([decided.because === "no words" ? 'Say it with --words "…".' : refusals[decided.because]]);
  return { data: decided.review, text: `${reviewText(decided.review, width)}\n\n${decisions[decision].confirmation}.` };
}

function reviewText(review: ReviewTable, width: number): string {
  const rows = {
    Id: review.id,
    Status: reviewStatusLabels[review.status],
    Stars: `${review.rating} of 5`,
    Name: review.author,
    Act: actName(review.act),
    Place: review.location,
    Party: review.eventType,
    Date: review.date,
    Booking: review.bookingRef,
    Written: formatMoment(review.createdAt),
    Decided: review.decidedAt && formatMoment(review.decidedAt),
    Words: review.content,
    "Please look": contactDetailsOf(review) && `It contains ${contactDetailsOf(review)}.`,
    Declined: review.declineReason,
    Reply: review.reply,
  };
  return fields(rows, width);
}
