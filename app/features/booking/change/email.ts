/** The emails about a change to a booking: what has changed, a proposal that needs a yes, and the customer's answer to it. */
import type { Mail } from "../../../context.ts";
import type { Block } from "../../../email/blocks.server.ts";
import { greeting, unlinked } from "../../../email/typed-text.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { Due } from "../../money/rules.ts";
import type { ChangeForPerformers } from "../../performer/staffing.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { aboutQuote, aboutQuoteAtDesk, callBlock, emailOf } from "../../site/sender.server.ts";
import { payingText } from "../due-text.ts";
import { priceBlocks } from "../email-blocks.server.ts";
import type { Offer } from "../offer.server.ts";
import { approvalReason, type EarlierProposal, earlierText, inShort, releasedText } from "./change-text.server.ts";
import type { Plan } from "./proposal.server.ts";

interface ChangeEmailInput {
  quote: Quote;
  plan: Plan;
}

/** @param to this email's recipient, shown unaltered; other addresses are broken up, so that mail programs make no links of them */
const changedBlocks = ({ changed, was, total }: Plan, to?: string): Block[] => [
  {
    rows: [
      ...changed.map(({ label, before, after }) => ({
        label,
        value: `${after === to ? after : unlinked(after || "none")}${before ? `\nbefore: ${unlinked(before)}` : ""}`,
      })),
      ...(was !== null && total !== null && was !== total
        ? [{ label: "Price", value: `${formatPounds(total)}\nbefore: ${formatPounds(was)}` }]
        : []),
    ],
  },
];

interface ChangeEmail extends ChangeEmailInput {
  offer: Offer;
  due: Due;
  link: string;
  /** What becomes of an earlier change that waits for the customer's yes; left out if none does */
  earlier?: EarlierProposal | undefined;
}

/** @param about the booking as it is now */
export function changedMail(about: ChangeEmail): Mail {
  const { quote, plan, offer, due, link, earlier } = about;
  const repriced = plan.was !== plan.total;
  return emailOf("booking-changed", aboutQuote(quote, link), {
    title: "Your booking has changed",
    preview: `What is different, and what stays. ${payingText(due)}`,
    blocks: [
      { text: `${greeting(quote.name)}, this is what we have changed. Everything else stays as it was.` },
      ...changedBlocks(plan, quote.email),
      earlier && { text: earlierText[earlier] },
      { text: payingText(due) },
      { link, label: due.stage === "open" ? "See it and book" : "See your booking", isPrivate: true },
      ...(repriced ? priceBlocks(offer, { due }) : []),
      callBlock,
    ],
  });
}

/** @param about the booking before the change, with what is due after it. @param about.replaces whether another change waited */
export function proposedMail(about: ChangeEmailInput & { due: Due | null; link: string; replaces?: boolean }): Mail {
  const { quote, plan, due, link, replaces } = about;
  const text = `${approvalReason(plan, "you")}, so we ask you first: nothing changes until you say yes.`;
  return emailOf("change-proposed", aboutQuote(quote, link), {
    title: "Shall we change it?",
    preview: text,
    blocks: [
      { text: `${greeting(quote.name)}, this is the change that we propose for your booking. ${text}` },
      ...changedBlocks(plan),
      replaces && { text: earlierText.withdrawn },
      due && { text: `If you say yes: ${payingText(due)}` },
      { link, label: "Look and say yes or no", isPrivate: true },
      callBlock,
    ],
  });
}

/** @param about the booking, which stays as it is */
export function withdrawnMail({ quote, plan, link }: ChangeEmailInput & { link: string }): Mail {
  const text = "You need not answer that email: your booking stays as it is.";
  return emailOf("change-withdrawn", aboutQuote(quote, link), {
    title: "No change after all",
    preview: text,
    blocks: [
      { text: `${greeting(quote.name)}, we take back the change that we asked you about (${inShort(plan)}). ${text}` },
      { link, label: "See your booking", isPrivate: true },
      callBlock,
    ],
  });
}

interface AnsweredEmail extends ChangeEmailInput {
  yes: boolean;
  performers: ChangeForPerformers;
}

/** @param about the booking as it is after the answer @param origin of the site */
export function answeredMail({ quote, plan, yes, performers }: AnsweredEmail, origin: string): Mail {
  const text = yes
    ? [
        "The booking has changed.",
        performers.again && "Performers who were asked are asked again.",
        releasedText(performers),
      ]
        .filter(Boolean)
        .join(" ")
    : "The booking stays as it was.";
  return emailOf("change-answered-for-desk", aboutQuoteAtDesk(quote, origin), {
    title: yes ? "Yes to the change" : "No to the change",
    preview: text,
    blocks: [{ text }, ...changedBlocks(plan)],
  });
}
