/** What the owner does with a review. Plain functions of a transaction: the desk calls them, whatever it looks like. */
import type { Write } from "../../context.ts";
import { list, touch, unlist } from "./listing.server.ts";
import type { ReviewTable } from "./table.server.ts";

/** `content`: it stands in content/reviews, where it is changed. */
export type Decided =
  | { ok: true; review: ReviewTable }
  | { ok: false; because: "unknown" | "content" | "already" | "no words" };

type Decision = (write: Write, id: string, at: string, words: string) => Promise<Decided>;

/** Shows it, whatever its stars; a declined one too, when the owner thinks again. */
export const publishReview: Decision = async (write, id, at) => {
  const found = await decidable(write, id);
  if (!found.ok) return found;
  if (found.review.status === "published") return { ok: false, because: "already" };
  const review = await change(write, id, { status: "published", declineReason: null, decidedAt: at });
  await list(write, review);
  return { ok: true, review };
};

/** Keeps it from being shown, or takes it down. @param reason why: kept with it */
export const declineReview: Decision = async (write, id, at, reason) => {
  const found = await decidable(write, id);
  if (!found.ok) return found;
  if (reason.trim() === "") return { ok: false, because: "no words" };
  if (found.review.status === "declined") return { ok: false, because: "already" };
  if (found.review.status === "published") await unlist(write, found.review);
  const review = await change(write, id, { status: "declined", declineReason: reason.trim(), decidedAt: at });
  return { ok: true, review };
};

/** The agency's answer, shown under the review once that is; another one takes its place. */
export const replyToReview: Decision = async (write, id, _at, words) => {
  const found = await decidable(write, id);
  if (!found.ok) return found;
  if (words.trim() === "") return { ok: false, because: "no words" };
  const review = await change(write, id, { reply: words.trim() });
  if (review.status === "published") await touch(write, review);
  return { ok: true, review };
};

async function decidable(write: Write, id: string): Promise<Decided> {
  const review = await write.selectFrom("review").selectAll().where("id", "=", id).executeTakeFirst();
  if (!review) return { ok: false, because: "unknown" };
  return review.bookingRef === null ? { ok: false, because: "content" } : { ok: true, review };
}

const change = (write: Write, id: string, values: Partial<ReviewTable>) =>
  write.updateTable("review").set(values).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
