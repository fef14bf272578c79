/** The text parts: what a watch, a screen reader or a careful person reads. */
import { greeting } from "../../email/typed-words.ts";
import { estimateForEmail } from "./email-parts.tsx";
import type { Estimate } from "./estimate/estimate.ts";
import { lineTexts, paymentText, perHeadText, totalText } from "./estimate/estimate-text.ts";
import type { ActOffer } from "./form-options.server.ts";
import { nextSteps } from "./next-steps.ts";
import { factsForEmail, fixedDateNote, partyRows, personRows, type SummaryRow } from "./summary-rows.ts";
import type { Quote } from "./table.server.ts";

export interface MailInput {
  quote: Quote;
  estimate: Estimate;
  act: Pick<ActOffer, "name" | "theme">;
  /** The visitor's private page */
  link: string;
  vat: string;
  replyPromise: string;
  cancellation: readonly { words: string }[];
  agency: {
    name: string;
    email: string;
    phone: { display: string; href: string };
    /** Registered name and address, as the law wants under a letter */
    foot: string;
    /** What a surprise's e-mail calls itself: it may be read over a shoulder */
    discreet: { senderName: string; subject: string };
  };
}

const block = (title: string, lines: (string | undefined | false | null)[]) =>
  [title.toUpperCase(), ...lines.filter((line) => typeof line === "string")].join("\n");

const factLines = (facts: SummaryRow[]) =>
  facts.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`);

const estimateLines = ({ estimate, vat }: MailInput) => [
  ...lineTexts(estimate).map(({ label, detail, amount }) => `${label} (${detail}): ${amount}`),
  `Estimate: ${totalText(estimate)}`,
  perHeadText(estimate) && `That is ${perHeadText(estimate)}.`,
  vat,
  paymentText(estimate),
];

const party = ({ quote, act, estimate }: MailInput) =>
  partyRows(quote, { act: act.name, package: estimate.order.packageName });

export function confirmationText(input: MailInput): string {
  const { quote, link, replyPromise, cancellation, agency } = input;
  return [
    `${greeting(quote.name)},\n\nwe have your request. Your reference is ${quote.reference}.\nNothing is booked and nothing is owed yet.`,
    block(
      "What happens next",
      nextSteps(replyPromise).map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`),
    ),
    `See your request (this link is yours alone: it shows your details to whoever opens it):\n${link}`,
    block("What it would cost", estimateLines({ ...input, estimate: estimateForEmail(input.estimate) })),
    block("What you told us", factLines(factsForEmail([...party(input), ...personRows(quote)]))),
    `Something wrong or changed? Reply to this e-mail or call ${agency.phone.display} with your reference.`,
    block("If you book and then cancel", [...cancellation.map(({ words }) => words), fixedDateNote]),
    `-- \n${agency.foot}\n`,
  ].join("\n\n");
}

export function deskText(input: MailInput): string {
  const { quote } = input;
  return [
    [
      quote.suspect && "PLEASE CHECK: this looks sent by a machine. No confirmation went to the address it names.",
      quote.surprise && "A SURPRISE: no act or party on voicemail, in a subject or to anyone else.",
      quote.noCalls && `WHEN NOT TO CALL: ${quote.noCalls}`,
      `Reference: ${quote.reference}`,
    ]
      .filter(Boolean)
      .join("\n"),
    block("The party", factLines(party(input))),
    block("Who asks", [...factLines(personRows(quote)), quote.phoneE164 && `To dial: ${quote.phoneE164}`]),
    block("The estimate as shown", estimateLines(input)),
    `Reply to this e-mail and it goes to the visitor. Shown again by: npm run desk quote ${quote.reference}\n`,
  ].join("\n\n");
}
