/** What the owner can do with a review. Plain functions of a transaction, called by both desks. */
import type { Write } from "../../context.ts";
import type { StoredEmail } from "../../tables.ts";
import { list, touch, unlist } from "./listing.server.ts";
import type { ReviewTable } from "./table.server.ts";

/**
 * `erased`: emails whose files on this machine have to go after the commit. `content`: it stands in content/reviews, where it is changed.
 * `not personal`: what is to be taken out is no name, number or address.
 */
export type DecideResult =
  | { ok: true; review: ReviewTable; erased?: StoredEmail[] }
  | { ok: false; because: "unknown" | "content" | "already" | "no words" | "not in it" | "not personal" };

type Decision = (write: Write, id: string, at: string, text: string) => Promise<DecideResult>;

/** The decision about a review of a booking. */
const decision =
  (decide: (write: Write, review: ReviewTable, at: string, text: string) => Promise<DecideResult>): Decision =>
  async (write, id, at, text) => {
    const review = await write.selectFrom("review").selectAll().where("id", "=", id).executeTakeFirst();
    if (!review) return { ok: false, because: "unknown" };
    return review.bookingRef === null ? { ok: false, because: "content" } : decide(write, review, at, text.trim());
  };

/** Publishes it, whatever its stars, and even after it was declined. */
export const publishReview = decision(async (write, { id, status }, at) => {
  if (status === "published") return { ok: false, because: "already" };
  const review = await change(write, id, { status: "published", declineReason: null, decidedAt: at });
  await list(write, review);
  return { ok: true, review };
});

/** Declines it, or takes it down; the reason is stored with it. */
export const declineReview = decision(async (write, found, at, declineReason) => {
  if (declineReason === "") return { ok: false, because: "no words" };
  if (found.status === "declined") return { ok: false, because: "already" };
  if (found.status === "published") await unlist(write, found);
  return { ok: true, review: await change(write, found.id, { status: "declined", declineReason, decidedAt: at }) };
});

/** The agency's answer, shown under the published review; a new answer replaces it. */
export const replyToReview = decision(async (write, { id }, _at, reply) => {
  if (reply === "") return { ok: false, because: "no words" };
  const review = await change(write, id, { reply });
  if (review.status === "published") await touch(write, review);
  return { ok: true, review };
});

/** Stands for what was taken out, so that every reader sees that something was. */
const takenOut = "[personal detail removed]";

/**
 * Names, telephone numbers and addresses: each word begins with a capital, or has a digit, an @ or a dot in it. Opinion, which nobody may
 * take out of a review (Digital Markets, Competition and Consumers Act 2024, schedule 20, paragraph 13), rarely looks like that.
 */
const isPersonal = (text: string) => text.split(/\s+/).every((word) => /^\p{Lu}|[\d@]|\S\.\S/u.test(word));

/**
 * Takes a private person's name, or a way to reach one, out of its text, wherever that stands; the rest stays as it was written. The owner's
 * email about it holds the whole text, so it goes, with those of it that were sent again.
 */
export const maskInReview = decision(async (write, found, _at, words) => {
  if (words === "") return { ok: false, because: "no words" };
  const content = found.content.replaceAll(words, (_, at: number, all: string) =>
    // "Ann" is no part of "Anna".
    /[\p{L}\p{N}]$/u.test(all.slice(0, at)) || /^[\p{L}\p{N}]/u.test(all.slice(at + words.length)) ? words : takenOut,
  );
  if (content === found.content) return { ok: false, because: "not in it" };
  if (!isPersonal(words)) return { ok: false, because: "not personal" };
  const review = await change(write, found.id, { content });
  if (review.status === "published") await touch(write, review);
  const erased = await write
    .deleteFrom("outbox")
    .where("subjectRef", "=", review.bookingRef ?? "")
    .where("kind", "=", "review-for-desk")
    .returning(["id", "createdAt", "kind", "subjectRef"])
    .execute();
  return { ok: true, review, erased };
});

const change = (write: Write, id: string, values: Partial<ReviewTable>) =>
  write.updateTable("review").set(values).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
