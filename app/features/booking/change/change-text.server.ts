/** A change in words: why the customer is asked, and what the history keeps of it. */
import { formatDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { ChangeForPerformers } from "../../performer/staffing.server.ts";
import type { Details } from "../../quote/details.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import type { Plan } from "./proposal.server.ts";

/**
 * Why the customer is asked first, for a sentence that goes on. @param whom "you" to them, "them" to the owner
 * @returns null where no reason is left: on a later day the same move may no longer leave less time to cancel
 */
export function approvalReason({ was, total, shortens }: Plan, whom: "you" | "them"): string | null {
  const more = (total ?? 0) - (was ?? 0);
  const reasons = [
    more > 0 && `costs ${formatPounds(more)} more`,
    shortens && `leaves ${whom} less time to cancel`,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? null : `It ${reasons.join(" and ")}`;
}

/** What the owner reads before the customer is asked. */
export const askedFirst = (plan: Plan): string =>
  `${approvalReason(plan, "them")}, so the customer is asked first. ${formatPounds(plan.paid)} that is paid stays paid.`;

/** What the owner reads of performers before the change; "" where nothing of theirs is lost. */
export const performersText = (performers: ChangeForPerformers): string =>
  [
    performers.yesLost &&
      "Once it is changed, the performers who said yes are asked again; whoever is not free then is released.",
    releasedText(performers),
  ]
    .filter(Boolean)
    .join(" ");

/** "Released, as fewer are wanted: Ann, Bob."; "" for nobody. */
export const releasedText = ({ again, released }: ChangeForPerformers): string =>
  released.length === 0
    ? ""
    : `Released, as fewer are wanted${again ? ", if the others are free" : ""}: ${released.join(", ")}.`;

/** What the customer reads above a change that waits for their yes. */
export function untilAccepted(plan: Plan): string {
  const why = approvalReason(plan, "you");
  return `${why === null ? "" : `${why}. `}Nothing changes until you say yes.`;
}

/** What the history records of a change: days, times and sums; of everything else that was typed, only the field's name. */
export function changeDetail(quote: Quote, { answers }: Details, { changed, was, total }: Plan): string {
  const plain: Record<string, string> = {
    Date: `${formatDate(quote.eventDate)} → ${formatDate(answers.eventDate)}`,
    Start: `${quote.eventTime ? formatTime(quote.eventTime) : "open"} → ${answers.eventTime ? formatTime(answers.eventTime) : "open"}`,
    Performers: `${quote.performers} → ${answers.performers}`,
  };
  const parts = changed.map(({ label }) =>
    plain[label] ? `${label.toLowerCase()} ${plain[label]}` : label.toLowerCase(),
  );
  if (was !== null && total !== null && was !== total)
    parts.push(`price ${formatPounds(was)} → ${formatPounds(total)}`);
  return parts.join("; ");
}
