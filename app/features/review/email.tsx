/** The two e-mails about a review: to the booker the invitation, to the desk what she wrote. Each has a text part of its own. */
import { render } from "@react-email/render";
import type { Theme } from "../../../content/shape.ts";
import type { Mail } from "../../context.ts";
import { EmailLayout, Facts, MainLink, Rule, Small, Words } from "../../email/layout.tsx";
import { greeting, recipientName } from "../../email/typed-words.ts";
import type { Quote } from "../quote/table.server.ts";
import type { Sender } from "./agency.server.ts";
import { formatReviewDate } from "./rules.ts";
import type { ReviewTable } from "./table.server.ts";

interface InviteInput {
  quote: Quote;
  act: { name: string; theme: Theme };
  link: string;
  /** Date, ISO */
  ends: string;
  agency: Sender;
}

const hello = ({ quote }: InviteInput) => greeting(quote.name);
const ask =
  "would you tell the next person how it was? A few words and a number of stars are plenty. Bad news counts as much as good.";
const once = ({ ends }: InviteInput) =>
  `The link is yours alone, works once and ends on ${formatReviewDate(ends)}. You choose the name that is shown. We ask once: nothing else will come.`;

/** As neutral as she asked for: of a surprise, neither the subject nor the first line says what it is about. */
export async function inviteMail(input: InviteInput): Promise<Mail> {
  const { quote, act, agency, link } = input;
  const discreet = quote.surprise === 1;
  const sender = discreet ? agency.discreet.senderName : agency.name;
  return {
    to: { ...recipientName(quote.name), address: quote.email },
    fromName: sender,
    replyTo: { name: sender, address: agency.email },
    subject: discreet
      ? agency.discreet.subject.replace("{reference}", quote.reference)
      : `How was it? Your ${act.name}`,
    html: await render(<Invite {...input} />),
    text: [
      `${hello(input)},\n\n${ask}`,
      `Write your review:\n${link}`,
      once(input),
      "It waits until somebody here has read it, and then stands on our reviews page whatever its stars.",
      `Your reference: ${quote.reference}`,
      `-- \n${agency.foot}\n`,
    ].join("\n\n"),
  };
}

function Invite(input: InviteInput) {
  const { quote, act, agency, link } = input;
  const discreet = quote.surprise === 1;
  return (
    <EmailLayout
      preview={discreet ? `Your reference is ${quote.reference}.` : "Would you tell the next person how it was?"}
      theme={act.theme}
      brand={discreet ? agency.discreet.senderName : agency.name}
      title="How was it?"
      reference={quote.reference}
      foot={agency.foot}
    >
      <Words>
        <span dir="auto">{hello(input)}</span>, {ask}
      </Words>
      <MainLink href={link}>Write your review</MainLink>
      <Small>{once(input)}</Small>
      <Small>It waits until somebody here has read it, and then stands on our reviews page whatever its stars.</Small>
    </EmailLayout>
  );
}

interface DeskInput {
  review: ReviewTable;
  act: string;
  agency: Sender;
}

const facts = ({ review, act }: DeskInput) => [
  { label: "Stars", value: `${review.rating} of 5` },
  { label: "Shown name", value: review.author },
  { label: "About", value: `${act}, ${review.location}` },
  ...(review.eventType ? [{ label: "Event", value: review.eventType }] : []),
  { label: "Booking", value: review.bookingRef ?? "" },
];
const commands = ({ id }: ReviewTable) => [
  `npm run desk -- reviews publish ${id}`,
  `npm run desk -- reviews decline ${id} --words "why"`,
  `npm run desk -- reviews reply ${id} --words "your answer"`,
];

export async function deskMail(input: DeskInput): Promise<Mail> {
  const { review, agency } = input;
  return {
    to: { name: agency.name, address: agency.email },
    fromName: agency.name,
    subject: `A review waits: ${review.rating} of 5, booking ${review.bookingRef}`,
    html: await render(<ForDesk {...input} />),
    text: [
      review.content,
      facts(input)
        .map(({ label, value }) => `${label}: ${value}`)
        .join("\n"),
      commands(review).join("\n"),
      "",
    ].join("\n\n"),
  };
}

function ForDesk(input: DeskInput) {
  const { review, agency } = input;
  return (
    <EmailLayout
      preview={`${review.rating} of 5`}
      theme="gold"
      brand={agency.name}
      title="A review waits"
      reference={review.bookingRef ?? ""}
      foot="It is not shown until you publish it. Low stars are no reason to decline."
    >
      {review.content.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text
        <Words key={index}>
          <span dir="auto">{line}</span>
        </Words>
      ))}
      <Rule />
      <Facts facts={facts(input)} />
      {commands(review).map((command) => (
        <Small key={command}>{command}</Small>
      ))}
    </EmailLayout>
  );
}
