/** The owner's decision about a review, with its history entry in the same transaction, and what both desks say about it. */
import type { Ports } from "../../../context.ts";
import type { Actor } from "../../history/actor.ts";
import { recordChange } from "../../history/record-change.server.ts";
import {
  type DecideResult,
  declineReview,
  maskInReview,
  publishReview,
  replyToReview,
} from "../../review/decide-review.server.ts";
import type { ReviewTable } from "../../review/table.server.ts";

export const reviewStatusLabels = {
  waiting: "To read",
  published: "On the site",
  declined: "Declined",
} as const satisfies Record<ReviewTable["status"], string>;

export const decisions = {
  publish: {
    decide: publishReview,
    action: "Published the review",
    confirmation: "It is on the site; a browser that has just shown the reviews may keep its old list for a day",
  },
  decline: { decide: declineReview, action: "Declined the review", confirmation: "It is not on the site" },
  mask: {
    decide: maskInReview,
    action: "Took a personal detail out of the review",
    confirmation:
      "It is taken out of the review; erase it from your own mailbox yourself. The rest stays as it was written",
  },
  reply: { decide: replyToReview, action: "Answered the review", confirmation: "Your answer is shown under it" },
} as const;

type Refused = Extract<DecideResult, { ok: false }>["because"];

/** "no words" is left out, because each desk has its own way to enter them. */
export const refusals: Record<Exclude<Refused, "no words">, string> = {
  unknown: "That review has been erased.",
  content: "That review is one of the site’s own texts, in content/reviews: change it there.",
  already: "That is how it is already.",
  "not in it": "The review does not contain that. Write it exactly as it appears there, capitals included.",
  "not personal":
    "Only names, numbers and addresses can be taken out: words that begin with a capital, or have a digit, an @ or a dot in them.",
};

/** @param asked `words`: why the review is declined, what is taken out of it, or the agency's answer */
export async function decideReview(
  { write, clock, removeTraces }: Pick<Ports, "write" | "clock" | "removeTraces">,
  { id, decision, words, by }: { id: string; decision: keyof typeof decisions; words: string; by: Actor },
): Promise<DecideResult> {
  const { decide, action } = decisions[decision];
  const at = clock.now();
  const result = await write(async (transaction) => {
    const decided = await decide(transaction, id, at.toISOString(), words);
    if (decided.ok) await recordChange(transaction, { at, actor: by, subject: { kind: "review", id }, action });
    return decided;
  });
  if (result.ok && result.erased) await removeTraces(result.erased);
  return result;
}
