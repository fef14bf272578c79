/** What the owner can do with a review: functions of a transaction, called by the desk in the browser and the one in the terminal. */
import type { Write } from "../../context.ts";
import type { StoredEmail } from "../../tables.ts";
import { listReview, renewListingVersion, unlistReview } from "./listing.server.ts";
import type { ReviewTable } from "./table.server.ts";

/** `erased`: emails whose files are to be deleted after the commit. `content`: it is in content/reviews. `not personal`: no detail. */
export type DecideResult =
  | { ok: true; review: ReviewTable; erased?: StoredEmail[] }
  | { ok: false; because: "unknown" | "content" | "already" | "no words" | "not in it" | "not personal" };

type Decision = (write: Write, id: string, at: string, text: string) => Promise<DecideResult>;

/** Wraps a decision, so that it applies only to reviews of bookings. */
const decision =
  (decide: (write: Write, review: ReviewTable, at: string, text: string) => Promise<DecideResult>): Decision =>
  async (write, id, at, text) => {
    const review = await write.selectFrom("review").selectAll().where("id", "=", id).executeTakeFirst();
    if (!review) return { ok: false, because: "unknown" };
    return review.bookingRef === null ? { ok: false, because: "content" } : decide(write, review, at, text.trim());
  };

/** Publishes the review, whatever its stars, even if it was declined before. */
export const publishReview = decision(async (write, { id, status }, at) => {
  if (status === "published") return { ok: false, because: "already" };
  const review = await change(write, id, { status: "published", declineReason: null, decidedAt: at });
  await listReview(write, review);
  return { ok: true, review };
});

/** Declines or unpublishes the review; the reason is stored with it. */
export const declineReview = decision(async (write, found, at, declineReason) => {
  if (declineReason === "") return { ok: false, because: "no words" };
  if (found.status === "declined") return { ok: false, because: "already" };
  if (found.status === "published") await unlistReview(write, found);
  return { ok: true, review: await change(write, found.id, { status: "declined", declineReason, decidedAt: at }) };
});

/** The agency's answer, shown under the published review; a new answer replaces it. */
export const replyToReview = decision(async (write, { id }, _at, reply) => {
  if (reply === "") return { ok: false, because: "no words" };
  const review = await change(write, id, { reply });
  if (review.status === "published") await renewListingVersion(write, review);
  return { ok: true, review };
});

/** Replaces what was taken out, so that every reader sees that something is missing. */
const takenOut = "[personal detail removed]";

/**
 * Whether a text looks like names, telephone numbers or addresses: each word begins with a capital or contains a digit, an @ or a dot.
 * Opinion, which nobody may take out of a review (Digital Markets, Competition and Consumers Act 2024, schedule 20, paragraph 13), rarely
 * looks like that.
 */
const isPersonal = (text: string) => text.split(/\s+/).every((word) => /^\p{Lu}|[\d@]|\S\.\S/u.test(word));

/** Removes them wherever they occur, and the owner's email about the review with its copies, which have the full text. */
export const maskInReview = decision(async (write, found, _at, words) => {
  if (words === "") return { ok: false, because: "no words" };
  const content = found.content.replaceAll(words, (_, at: number, all: string) =>
    // Whole words only: "Ann" must not match in "Anna".
    /[\p{L}\p{N}]$/u.test(all.slice(0, at)) || /^[\p{L}\p{N}]/u.test(all.slice(at + words.length)) ? words : takenOut,
  );
  if (content === found.content) return { ok: false, because: "not in it" };
  if (!isPersonal(words)) return { ok: false, because: "not personal" };
  const review = await change(write, found.id, { content });
  if (review.status === "published") await renewListingVersion(write, review);
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
