/** The letters that a date brings: nearly time, the balance, thanks. A surprise's preview names neither act nor party. */
import { render } from "@react-email/render";
import type { Theme } from "../../../../content/shape.ts";
import type { Mail } from "../../../context.ts";
import { daysBetween, formatLongDate } from "../../../dates/dates.ts";
import { EmailLayout, Facts, MainLink, Small, Words } from "../../../email/layout.tsx";
import { greeting } from "../../../email/typed-words.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { Due } from "../../money/rules.ts";
import { factsForEmail, partyRows, type SummaryRow } from "../../quote/summary-rows.ts";
import type { Quote } from "../../quote/table.server.ts";
import { agency, senderOf, toDesk, toVisitor } from "../../site/sender.server.ts";
import { leftWords, payingText } from "../due-text.ts";
import type { Offer } from "../offer.server.ts";

export interface Reminder {
  quote: Quote;
  offer: Offer;
  due: Due;
  names: { act: string; package: string; theme: Theme };
  /** The visitor's private page */
  link: string;
  /** ISO, at the venue */
  today: string;
}

interface Parts {
  title: string;
  /** What a list of letters shows beside the subject */
  preview: string;
  words: string[];
  facts?: SummaryRow[];
  link?: { href: string; label: string };
  closing?: string;
  brand: string;
  foot: string;
}

async function letter({ quote, names }: Reminder, parts: Parts): Promise<Pick<Mail, "html" | "text">> {
  const { title, preview, words, facts = [], link, closing, brand, foot } = parts;
  const yours = "This link is yours alone: it shows your details to whoever opens it.";
  return {
    html: await render(
      <EmailLayout
        preview={preview}
        theme={names.theme}
        brand={brand}
        title={title}
        reference={quote.reference}
        foot={foot}
      >
        {words.map((sentence) => (
          <Words key={sentence}>
            <span dir="auto">{sentence}</span>
          </Words>
        ))}
        {facts.length > 0 && <Facts facts={facts} />}
        {link && <MainLink href={link.href}>{link.label}</MainLink>}
        {link && <Small>{yours}</Small>}
        {closing && <Words>{closing}</Words>}
      </EmailLayout>,
    ),
    text: [
      `${title}\n${quote.reference}`,
      ...words,
      facts.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`).join("\n"),
      link && `${link.label} (${yours[0]?.toLowerCase()}${yours.slice(1, -1)}):\n${link.href}`,
      closing,
      `-- \n${foot}\n`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

const fromUs = ({ quote }: Reminder) => ({ brand: senderOf(quote), foot: agency.foot });
const hello = ({ quote }: Reminder) => `${greeting(quote.name)},`;
/** A telephone number is not broken over two lines. */
const phone = agency.phone.display.replaceAll(" ", "\u00a0");
const call = `Reply to this e-mail or call ${phone} with your reference.`;

/** What she has to tell us yet, such as "the start time and the venue". */
const missing = ({ eventTime, venue }: Quote) =>
  [!eventTime && "the start time", !venue && "the venue’s name and address"].filter(Boolean).join(" and ");

export async function weekBeforeMail(input: Reminder): Promise<Mail> {
  const { quote, due, names, link, today } = input;
  const days = daysBetween(today, quote.eventDate);
  const title = days === 7 ? "A week to go" : days === 1 ? "It’s tomorrow" : `${days} days to go`;
  const unknown = missing(quote);
  return {
    ...toVisitor(quote, `${title}: ${names.act}, ${formatLongDate(quote.eventDate)} (${quote.reference})`),
    ...(await letter(input, {
      ...fromUs(input),
      title,
      preview: `${formatLongDate(quote.eventDate)}. Please check that all of it still holds.`,
      words: [
        `${hello(input)} everything stands for ${formatLongDate(quote.eventDate)}. Please check that this still holds:`,
        ...(unknown ? [`We don’t know ${unknown} yet. Please tell us, so that the performer arrives in time.`] : []),
      ],
      facts: factsForEmail([...partyRows(quote, names), { label: "Left to pay", value: leftWords(due) }]),
      link: { href: link, label: "See your booking" },
      closing: `Something changed? ${call}`,
    })),
  };
}

export async function balanceDueMail(input: Reminder): Promise<Mail> {
  const { quote, offer, due, names, link } = input;
  const words = payingText(due);
  return {
    ...toVisitor(quote, `The balance for ${names.act}, ${formatLongDate(quote.eventDate)} (${quote.reference})`),
    ...(await letter(input, {
      ...fromUs(input),
      title: "The balance is due",
      preview: words,
      words: [
        `${hello(input)} ${words}`,
        `If you have paid in the last few days: thank you, and nothing more is needed. If paying is difficult, tell us. ${call}`,
      ],
      facts: [
        { label: "In all", value: formatPounds(offer.total) },
        { label: "Deposit paid", value: formatPounds(due.paid) },
        { label: "Left to pay", value: leftWords(due) },
        { label: "Date", value: formatLongDate(quote.eventDate) },
      ],
      link: { href: link, label: "See your booking and pay" },
    })),
  };
}

/** To the desk: the day has passed, the money has not come. */
export async function balanceLateMail(input: Reminder): Promise<Mail> {
  const { quote, due, names, today } = input;
  const days = daysBetween(today, quote.eventDate);
  const words = `${payingText(due)} The party is ${days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`}.`;
  return {
    ...toDesk(
      quote,
      `Balance late, ${quote.reference}: ${names.act}, ${quote.place}, ${formatLongDate(quote.eventDate)}`,
    ),
    ...(await letter(input, {
      title: "A balance is late",
      preview: words,
      words: [words],
      facts: [
        { label: "Name", value: quote.name },
        { label: "Phone", value: quote.phone },
        ...(quote.noCalls ? [{ label: "When not to call", value: quote.noCalls }] : []),
        ...(quote.surprise ? [{ label: "A surprise", value: "Yes" }] : []),
        { label: "Left to pay", value: leftWords(due) },
      ],
      brand: agency.name,
      foot: "Reply to this e-mail and it goes to the visitor.",
    })),
  };
}

export async function thanksMail(input: Reminder): Promise<Mail> {
  const { quote, names } = input;
  return {
    ...toVisitor(quote, `Thank you, from ${agency.name} (${quote.reference})`),
    ...(await letter(input, {
      ...fromUs(input),
      title: "Thank you",
      preview: "We hope that it went as you wished.",
      words: [
        `${hello(input)} thank you for having us on ${formatLongDate(quote.eventDate)}. We hope that it went as you wished.`,
        `Was something with ${names.act} not as it should be? Reply to this e-mail: a person reads it, and we put right what we can.`,
      ],
    })),
  };
}
