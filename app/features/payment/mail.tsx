/** The letters of a payment: booked, balance received, money that goes back, how to transfer; and the desk's. */
import { render } from "@react-email/render";
import type { ReactNode } from "react";
import type { Ground } from "../../../content/shape.ts";
import type { Mail } from "../../context.ts";
import { Facts, Letter, MainLink, Rule, Small, Title, Words } from "../../ui/letter/letter.tsx";
import { formatPounds } from "../../ui/money.ts";
import { formatDate, formatLongDate } from "../quote/dates.ts";
import { type Fact, fixedDateNote, partyFacts, personFacts } from "../quote/facts.ts";
import type { Quote } from "../quote/table.server.ts";
import { agency, senderOf, toDesk, toVisitor } from "../site/letterhead.server.ts";
import type { CancellationRow } from "./rules.ts";
import type { News } from "./settlement.ts";
import type { Payment } from "./table.server.ts";

export interface PaymentLetter {
  quote: Quote;
  names: { act: string; package: string; ground: Ground };
  payment: Pick<Payment, "id" | "part" | "pence" | "adapter">;
  /** Null when the quote has no offer any more */
  offer: { total: number; balance: number; balanceDue: string; terms: readonly CancellationRow[] } | null;
  /** The visitor's private page */
  link: string;
}

const yours = "This link is yours alone: it shows your details to whoever opens it.";

/** Paid, left, and when: for letters and pages alike. */
export function moneyFacts({ payment, offer }: Pick<PaymentLetter, "payment" | "offer">): Fact[] {
  const left = payment.part === "deposit" && offer ? offer.balance : 0;
  return [
    { label: payment.part === "deposit" ? "Deposit paid" : "Paid", value: formatPounds(payment.pence) },
    {
      label: "Left to pay",
      value: left === 0 || !offer ? "Nothing" : `${formatPounds(left)}, by ${formatDate(offer.balanceDue)}`,
    },
  ];
}

interface Parts {
  title: string;
  words: string[];
  facts?: Fact[];
  link?: { href: string; label: string };
  terms?: readonly CancellationRow[];
}

async function letter(
  { quote, names }: Pick<PaymentLetter, "quote" | "names">,
  { title, words, facts = [], link, terms = [] }: Parts,
  brand: string,
): Promise<Pick<Mail, "html" | "text">> {
  const paragraphs: ReactNode[] = words.map((sentence) => <Words key={sentence}>{sentence}</Words>);
  const ending = terms.length > 0 ? [...terms.map((row) => row.words), fixedDateNote] : [];
  return {
    html: await render(
      <Letter
        preview={words.join(" ")}
        ground={names.ground}
        brand={brand}
        title={title}
        reference={quote.reference}
        foot={agency.foot}
      >
        {paragraphs}
        {facts.length > 0 && <Facts facts={facts} />}
        {link && <MainLink href={link.href}>{link.label}</MainLink>}
        {link && <Small>{yours}</Small>}
        {ending.length > 0 && <Rule />}
        {ending.length > 0 && <Title>If you cancel</Title>}
        {ending.map((sentence) => (
          <Small key={sentence}>{sentence}</Small>
        ))}
      </Letter>,
    ),
    text: [
      `${title}\n${quote.reference}`,
      ...words,
      facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
      link && `${link.label}:\n${link.href}\n${yours}`,
      ending.length > 0 && ["IF YOU CANCEL", ...ending].join("\n"),
      `-- \n${agency.foot}\n`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

const occasion = ({ quote, names }: PaymentLetter) => `${names.act}, ${formatLongDate(quote.event_date)}`;

/** News that the visitor gets a letter about. */
const visitorLetters = {
  booked: (input: PaymentLetter): Parts & { subject: string } => ({
    subject: `Booked: ${occasion(input)} (${input.quote.reference})`,
    title: "You’re booked",
    words: [`Hello ${input.quote.name}, your payment is here and the date is yours.`],
    facts: [...moneyFacts(input), ...partyFacts(input.quote, input.names)],
    link: { href: input.link, label: "See your booking" },
    terms: input.offer?.terms ?? [],
  }),
  "balance-paid": (input: PaymentLetter): Parts & { subject: string } => ({
    subject: `Paid in full: ${occasion(input)} (${input.quote.reference})`,
    title: "All paid",
    words: [`Hello ${input.quote.name}, the balance is here. Nothing is left to pay.`],
    facts: [...moneyFacts(input), ...partyFacts(input.quote, input.names)],
    link: { href: input.link, label: "See your booking" },
  }),
  "owed-back": (input: PaymentLetter): Parts & { subject: string } => ({
    subject: `Your payment goes back to you (${input.quote.reference})`,
    title: "Your payment goes back",
    words: [
      `Hello ${input.quote.name}, ${formatPounds(input.payment.pence)} arrived that could not be taken for this quote: it was no longer open, or was paid already.`,
      "All of it goes back the way it came. You need do nothing. If you still want the date, please call us.",
    ],
  }),
} satisfies Partial<Record<News, (input: PaymentLetter) => Parts & { subject: string }>>;

export const tellsVisitor = (news: News): news is keyof typeof visitorLetters => news in visitorLetters;

export async function visitorMail(news: keyof typeof visitorLetters, input: PaymentLetter): Promise<Mail> {
  const { subject, ...parts } = visitorLetters[news](input);
  return { ...toVisitor(input.quote, subject), ...(await letter(input, parts, senderOf(input.quote))) };
}

const deskWords = {
  booked: "Booked and paid as below. Tell the performers.",
  "balance-paid": "The balance is paid. Nothing is left.",
  "owed-back": "Money came that this quote can’t take. It is written down as owed back; the visitor was told.",
  "wrong-amount":
    "The provider reports another amount than was asked for. Nothing was booked: look at the payment there.",
  "wrong-currency": "The provider reports another currency than pounds. Nothing was booked: look at the payment there.",
  "refunded-elsewhere": "Money was sent back at the provider, not from here. The booking stands until you cancel it.",
  "refund-failed": "A refund failed at the provider. The money is still owed: send it by hand.",
  "dispute-open": "The payer’s bank asks for the money back. Answer at the provider in time.",
  "dispute-won": "The payer’s bank gave up: the money stays.",
  "dispute-lost": "The payer’s bank took the money back.",
} as const satisfies Record<News, string>;

export async function paymentDeskMail(news: News, input: PaymentLetter): Promise<Mail> {
  const { quote, names, payment } = input;
  const calm = news === "booked" || news === "balance-paid";
  return {
    ...toDesk(quote, `${calm ? "Paid" : "Please look"}: ${quote.reference}, ${occasion(input)}, ${quote.place}`),
    ...(await letter(
      input,
      {
        title: calm ? "Money is in" : "A payment needs you",
        words: [deskWords[news]],
        facts: [
          { label: "Payment", value: `${formatPounds(payment.pence)}, ${payment.part}, by ${payment.adapter}` },
          { label: "Payment id", value: payment.id },
          ...partyFacts(quote, names),
          ...personFacts(quote),
        ],
      },
      agency.name,
    )),
  };
}

/** How to pay by transfer. @param lines what the adapter says */
export async function instructionsMail(input: PaymentLetter, lines: readonly Fact[]): Promise<Mail> {
  const what = input.payment.part === "balance" ? "the balance" : "your booking";
  return {
    ...toVisitor(input.quote, `How to pay for ${occasion(input)} (${input.quote.reference})`),
    ...(await letter(
      input,
      {
        title: "How to pay",
        words: [
          `Hello ${input.quote.name}, here is where to send the money for ${what}. Use the reference exactly as it stands.`,
          "We write to you as soon as it is here.",
        ],
        facts: [...lines],
        link: { href: input.link, label: "See your booking" },
      },
      senderOf(input.quote),
    )),
  };
}
