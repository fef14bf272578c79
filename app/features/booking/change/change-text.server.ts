/** A change in words: why the customer is asked, and what the history keeps of the change. */
import { formatDate } from "../../../dates/dates.ts";
import { formatStart } from "../../../dates/start.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { ChangeForPerformers } from "../../performer/staffing.server.ts";
import { notAskedText } from "../../performer/texts.ts";
import type { Details } from "../../quote/details.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import type { Plan } from "./proposal.server.ts";

/** The start of a sentence. @param whom "you" to the customer, "them" to the owner @returns null where no reason is left by now */
export function approvalReason({ was, total, shortens }: Plan, whom: "you" | "them"): string | null {
  const more = (total ?? 0) - (was ?? 0);
  const reasons = [
    more > 0 && `costs ${formatPounds(more)} more`,
    shortens && `leaves ${whom} less time to cancel`,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? null : `It ${reasons.join(" and ")}`;
}

/** What the owner reads before a change is proposed to the customer. */
export const askedFirst = (plan: Plan): string =>
  `${approvalReason(plan, "them")}, so the customer is asked first. ${formatPounds(plan.paid)} that is paid stays paid.`;

/** What becomes of a change that waits for the customer's yes when something else changes. */
export type EarlierProposal = "open" | "withdrawn";

/** What the customer reads about it. */
export const earlierText = {
  open: "The change that we asked you about still waits for your yes or no: your booking’s page leads to it.",
  withdrawn: "The change that we asked you about before no longer holds, so you need not answer that email.",
} as const satisfies Record<EarlierProposal, string>;

/** "£326.30 to £486.30"; "" if the price stays. */
const sumsText = ({ was, total }: Plan): string =>
  was === total ? "" : `${formatPounds(was ?? 0)} to ${formatPounds(total ?? 0)}`;
const fieldsText = ({ changed }: Plan): string => changed.map(({ label }) => label.toLowerCase()).join(", ");

/** A change in a few words: "performers, £326.30 to £486.30". */
export const inShort = (plan: Plan): string => [fieldsText(plan), sumsText(plan)].filter(Boolean).join(", ");

/** What the owner reads about a change that waits, before they save another one. */
export const beforeSaving = (waiting: Plan, earlier: EarlierProposal): string =>
  `${earlier === "open" ? "The change that waits stays open" : "This withdraws the change that waits"}: ${sumsText(waiting) || fieldsText(waiting)}.`;

/** What the owner reads about the performers before the change; "" if no performer loses anything. */
export const performersText = (performers: ChangeForPerformers): string =>
  [
    performers.yesLost &&
      "Once it is changed, the performers who said yes are asked again; whoever is not free then is released.",
    performers.notFree.length > 0 &&
      `${performers.notFree.map(({ publicName, why }) => `${publicName} ${notAskedText[why]}`).join("; ")}. Somebody else has to be asked.`,
    releasedText(performers),
  ]
    .filter(Boolean)
    .join(" ");

/** "Released, as fewer are wanted: Ann, Bob."; "" if nobody is released. */
export const releasedText = ({ again, released }: ChangeForPerformers): string =>
  released.length === 0
    ? ""
    : `Released, as fewer are wanted${again ? ", if the others are free" : ""}: ${released.join(", ")}.`;

/** What the customer reads above a change that waits for their yes. */
export function untilAccepted(plan: Plan): string {
  const why = approvalReason(plan, "you");
  return `${why === null ? "" : `${why}. `}Nothing changes until you say yes.`;
}

const startOf = ({ eventDate, eventTime }: Pick<Quote, "eventDate" | "eventTime">) =>
  eventTime ? formatStart(eventDate, eventTime) : "open";

/** What the history records of a change: days, times and sums. For all other fields only the name, not what was typed. */
export function changeDetail(quote: Quote, { answers }: Details, { changed, was, total }: Plan): string {
  const plain: Record<string, string> = {
    Date: `${formatDate(quote.eventDate)} → ${formatDate(answers.eventDate)}`,
    Start: `${startOf(quote)} → ${startOf(answers)}`,
    Performers: `${quote.performers} → ${answers.performers}`,
  };
  const parts = changed.map(({ label }) =>
    plain[label] ? `${label.toLowerCase()} ${plain[label]}` : label.toLowerCase(),
  );
  if (was !== null && total !== null && was !== total)
    parts.push(`price ${formatPounds(was)} → ${formatPounds(total)}`);
  return parts.join("; ");
}
