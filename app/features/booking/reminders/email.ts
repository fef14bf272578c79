/** Emails that are sent on certain dates: the week before, a balance that is due, thanks. */
import type { Mail } from "../../../context.ts";
import { daysBetween, formatLongDate, inDays } from "../../../dates/dates.ts";
import { dayBefore } from "../../../dates/start.ts";
import { greeting } from "../../../email/typed-text.ts";
import { listInWords } from "../../../ui/list-in-words.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { Due } from "../../money/rules.ts";
import { meetLabel } from "../../performer/staffing.server.ts";
import { namesOf } from "../../quote/display-names.server.ts";
import { besideTicket, summaryRowsForEmail } from "../../quote/summary-rows.ts";
import type { Quote } from "../../quote/table.server.ts";
import { aboutQuote, aboutQuoteAtDesk, emailOf } from "../../site/sender.server.ts";
import { site } from "../../site/site.server.ts";
import { leftText, payingText } from "../due-text.ts";
import type { Offer } from "../offer.server.ts";

export interface Reminder {
  quote: Quote;
  offer: Offer;
  due: Due;
  /** The customer's private page */
  link: string;
  /** ISO, at the venue */
  today: string;
  /** Public names of the performers; empty while a place is not filled */
  performers: readonly string[];
}

/** Non-breaking spaces keep the telephone number on one line. */
const phone = site.phone.display.replaceAll(" ", "\u00a0");
const call = `Reply, or call ${phone} with your reference.`;

/** What the customer has not told us yet, such as "the start time and the venue’s name and address". */
const missing = ({ eventTime, venue }: Quote) =>
  [!eventTime && "the start time", !venue && "the venue’s name and address"].filter(Boolean).join(" and ");

export function weekBeforeMail({ quote, due, link, today, performers }: Reminder): Mail {
  const days = daysBetween(today, quote.eventDate);
  const date = formatLongDate(quote.eventDate);
  const unknown = missing(quote);
  return emailOf("week-before", aboutQuote(quote, link), {
    title: days === 7 ? "A week to go" : days === 1 ? dayBefore(quote.eventTime) : `${days} days to go`,
    preview: `${date}. Please check that everything is still right.`,
    blocks: [
      {
        text: `${greeting(quote.name)}, ${performers.length > 0 ? `everything is set for ${date}` : `your party is on ${date}`}. Please check that this is still right:`,
      },
      unknown !== "" && {
        text: `We don’t know ${unknown} yet. Please tell us, so that the performer arrives in time.`,
      },
      {
        rows: summaryRowsForEmail([
          ...besideTicket(quote),
          ...(performers.length > 0 ? [{ label: meetLabel, value: listInWords(performers) }] : []),
          { label: "Left to pay", value: leftText(due) },
        ]),
      },
      { link, label: "See your booking", isPrivate: true },
      { text: `Something changed? ${call}` },
    ],
  });
}

export function balanceDueMail({ quote, offer, due, link }: Reminder): Mail {
  const text = payingText(due);
  return emailOf("balance-due", aboutQuote(quote, link), {
    title: "The balance is due",
    preview: text,
    blocks: [
      { text: `${greeting(quote.name)}, ${text}` },
      {
        text: `If you have paid in the last few days: thank you, and nothing more is needed. If paying is difficult, tell us. ${call}`,
      },
      { link, label: "See your booking and pay", isPrivate: true },
      {
        rows: [
          { label: "In all", value: formatPounds(offer.total) },
          { label: "Paid", value: formatPounds(due.paid) },
          { label: "Left to pay", value: leftText(due) },
        ],
      },
    ],
  });
}

/** To a customer who may not have seen the price, most likely because of a spam folder. */
export function offerUnopenedMail({ quote, offer, link }: Reminder): Mail {
  const text = "We sent you a price, and its page has not been opened yet. Perhaps our email went to spam.";
  return emailOf("offer-unopened", aboutQuote(quote, link), {
    title: "Did our price reach you?",
    preview: text,
    blocks: [
      { text: `${greeting(quote.name)}. ${text}` },
      { link, label: "See your price", isPrivate: true },
      { text: `It stands until the end of ${formatLongDate(offer.validUntil)}. We ask this once. ${call}` },
    ],
  });
}

export function offerEndingMail({ quote, offer, due, link, today }: Reminder): Mail {
  const days = daysBetween(today, offer.validUntil);
  const until = `${days === 0 ? "today" : days === 1 ? "tomorrow" : formatLongDate(offer.validUntil)}`;
  const text = `Your price stands until the end of ${until}. Nothing is booked yet.`;
  return emailOf("offer-ending", aboutQuote(quote, link), {
    title: "Your price ends soon",
    preview: text,
    blocks: [
      { text: `${greeting(quote.name)}. ${text}` },
      {
        text: `${payingText(due)} If you no longer want it, there is nothing you need to do: we write about this once.`,
      },
      { link, label: quote.status === "accepted" ? "See it and pay" : "See it and book", isPrivate: true },
      { text: `Questions? ${call}` },
    ],
  });
}

/** To the owner: the balance was not paid by its day. */
export function balanceLateMail({ quote, due, today, link }: Reminder): Mail {
  const text = `${payingText(due)} The party is ${inDays(daysBetween(today, quote.eventDate))}.`;
  return emailOf("balance-late-for-desk", aboutQuoteAtDesk(quote, link), {
    title: "A balance is late",
    preview: text,
    blocks: [
      { text },
      {
        rows: [
          { label: "Name", value: quote.name },
          { label: "Phone", value: quote.phone },
          ...(quote.noCalls ? [{ label: "When not to call", value: quote.noCalls }] : []),
          ...(quote.surprise ? [{ label: "A surprise", value: "Yes" }] : []),
          { label: "Left to pay", value: leftText(due) },
        ],
      },
    ],
  });
}

export function thanksMail({ quote, link }: Reminder): Mail {
  const hope = "We hope it went well.";
  return emailOf("thanks", aboutQuote(quote, link), {
    title: "Thank you",
    preview: hope,
    ticket: [],
    blocks: [
      { text: `${greeting(quote.name)}, thank you for having us on ${formatLongDate(quote.eventDate)}. ${hope}` },
      {
        text: `Was something with ${namesOf(quote).act} not as it should be? Reply to this: a person reads it, and we put right what we can.`,
      },
    ],
  });
}
