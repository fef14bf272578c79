/** What the owner can do with a review. Plain functions of a transaction, called by both desks. */
import type { Write } from "../../context.ts";
import { list, touch, unlist } from "./listing.server.ts";
import type { ReviewTable } from "./table.server.ts";

/** `content`: it stands in content/reviews, where it is changed. */
export type DecideResult =
  | { ok: true; review: ReviewTable }
  | { ok: false; because: "unknown" | "content" | "already" | "no words" };

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

const change = (write: Write, id: string, values: Partial<ReviewTable>) =>
  write.updateTable("review").set(values).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
