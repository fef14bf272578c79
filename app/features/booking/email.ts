/** The emails of an offer: the price to the customer, their yes to the owner, and the end of a booking to both. */
import type { Theme } from "../../../content/shape.ts";
import type { Mail } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { greeting } from "../../email/typed-words.ts";
import { formatPounds } from "../../ui/money.ts";
import type { Due } from "../money/rules.ts";
import { partyRows, personRows, summaryRowsForEmail } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuote, callBlock, emailOf } from "../site/sender.server.ts";
import { payingText } from "./due-text.ts";
import { priceBlocks, termBlocks } from "./email-blocks.server.ts";
import type { Offer } from "./offer.server.ts";

export interface AboutQuote {
  quote: Quote;
  names: { act: string; package: string; theme: Theme };
}
interface OfferEmail extends AboutQuote {
  offer: Offer;
  due: Due;
  link: string;
}

/** The price, with the private link on which it is looked at, agreed to and paid. */
export function offerMail({ quote, offer, due, link, names }: OfferEmail): Promise<Mail> {
  const until = `This price stands until the end of ${formatLongDate(offer.validUntil)}.`;
  return emailOf("quote-offer", aboutQuote(quote, names), {
    title: "Your price",
    preview: `${formatPounds(offer.total)} in all. ${until}`,
    blocks: [
      { words: `${greeting(quote.name)}, here is your price. Nothing is booked until you say yes and pay.` },
      { words: `${payingText(due)} ${until}` },
      { link, label: "See it and book", isPrivate: true },
      ...priceBlocks(offer, due),
      { part: "What you told us" },
      { facts: summaryRowsForEmail([...partyRows(quote, names), ...personRows(quote)]) },
      callBlock,
      ...termBlocks(offer.terms, "If you book and then cancel"),
    ],
  });
}

/** A new link for somebody who has agreed or booked: what is due, and where everything else stands. */
export function linkMail({ quote, due, link, names }: OfferEmail): Promise<Mail> {
  const words = `${payingText(due)}${due.stage === "open" ? " Nothing is booked until the payment is here." : ""}`;
  return emailOf("private-link", aboutQuote(quote, names), {
    title: "Your private link",
    preview: words,
    blocks: [
      { words: `${greeting(quote.name)}, here is a new link to your page. Earlier ones go on working.` },
      { words },
      { link, label: due.stage === "open" ? "See it and pay" : "See your booking", isPrivate: true },
      { facts: summaryRowsForEmail(partyRows(quote, names)) },
      callBlock,
    ],
  });
}

/** To the owner: the customer said yes, and has yet to pay. */
export function acceptedMail({ quote, offer, due, names }: Omit<OfferEmail, "link">): Promise<Mail> {
  const words = `${formatPounds(offer.total)} agreed to, terms included. Nothing is paid yet: ${payingText(due)}`;
  return emailOf("accepted-for-desk", aboutQuote(quote, names), {
    title: "The customer said yes",
    preview: words,
    blocks: [
      quote.suspect === 1 && {
        words: "It looks sent by a machine. No email goes to the address it names until money comes.",
      },
      { words },
      { facts: [...partyRows(quote, names), ...personRows(quote)] },
    ],
  });
}

interface CancelledEmail extends AboutQuote {
  /** Pence paid, and of it what goes back */
  paid: number;
  refund: number;
  byAgency: boolean;
}

export function cancelledMail({ quote, names, paid, refund, byAgency }: CancelledEmail): Promise<Mail> {
  const why = byAgency ? "We are sorry: we had to cancel your booking." : "Your booking is cancelled, as you asked.";
  const how =
    refund === 0
      ? "By the terms you agreed to, nothing of it comes back."
      : "It comes back the way you paid, within ten days. You need do nothing.";
  const money = [
    { label: "Paid", value: formatPounds(paid) },
    { label: "Comes back to you", value: refund === 0 ? "Nothing" : formatPounds(refund) },
    ...(paid === refund ? [] : [{ label: "Kept", value: formatPounds(paid - refund) }]),
  ];
  return emailOf("cancelled", aboutQuote(quote, names), {
    title: "Your booking is cancelled",
    preview: `${why} ${how}`,
    blocks: [
      { words: `${greeting(quote.name)}. ${why}` },
      { facts: money },
      { words: how },
      { part: "What was booked" },
      { facts: summaryRowsForEmail(partyRows(quote, names)) },
      callBlock,
    ],
  });
}

export function cancelledDeskMail({ quote, names, paid, refund, byAgency }: CancelledEmail): Promise<Mail> {
  return emailOf("cancelled-for-desk", aboutQuote(quote, names), {
    title: "A booking is cancelled",
    preview: `${names.act}, ${formatLongDate(quote.eventDate)}, ${quote.place}`,
    blocks: [
      { words: `${byAgency ? "By us." : "By the visitor."} Tell the performers.` },
      { words: `Paid ${formatPounds(paid)}, going back ${formatPounds(refund)}.` },
      { facts: [...partyRows(quote, names), ...personRows(quote)] },
    ],
  });
}
