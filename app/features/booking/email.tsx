/** The letters of an offer: the price to the visitor, her yes to the desk, and the end of a booking to both. */
import type { Theme } from "../../../content/shape.ts";
import type { Mail } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { compose } from "../../email/compose.tsx";
import { greeting } from "../../email/typed-words.ts";
import { formatPounds } from "../../ui/money.ts";
import type { Due } from "../money/rules.ts";
import { factsForEmail, partyRows, personRows } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { agency, senderOf, toDesk, toVisitor } from "../site/sender.server.ts";
import { payingText } from "./due-text.ts";
import { callBlock, previewOf, priceBlocks, termBlocks } from "./email-blocks.server.ts";
import type { Offer } from "./offer.server.ts";

interface About {
  quote: Quote;
  names: { act: string; package: string; theme: Theme };
}
export interface OfferEmail extends About {
  offer: Offer;
  due: Due;
  link: string;
}

/** The price, with the private link on which it is looked at, agreed to and paid. */
export async function offerMail({ quote, offer, due, link, names }: OfferEmail): Promise<Mail> {
  const until = `This price stands until the end of ${formatLongDate(offer.validUntil)}.`;
  return {
    ...toVisitor(quote, `Your price for ${names.act}, ${formatLongDate(quote.eventDate)} (${quote.reference})`),
    ...(await compose({
      theme: names.theme,
      brand: senderOf(quote),
      title: "Your price",
      reference: quote.reference,
      preview: previewOf(quote, `${formatPounds(offer.total)} in all. ${until}`),
      foot: agency.foot,
      blocks: [
        { words: `${greeting(quote.name)}, here is your price. Nothing is booked until you say yes and pay.` },
        { words: `${payingText(due)} ${until}` },
        { link, label: "See it and book", isPrivate: true },
        ...priceBlocks(offer, due),
        { part: "What you told us" },
        { facts: factsForEmail([...partyRows(quote, names), ...personRows(quote)]) },
        callBlock,
        ...termBlocks(offer.terms, "If you book and then cancel"),
      ],
    })),
  };
}

/** A new link for somebody who has agreed or booked: what is due, and where everything else stands. */
export async function linkMail({ quote, due, link, names }: OfferEmail): Promise<Mail> {
  const words = `${payingText(due)}${due.stage === "open" ? " Nothing is booked until the payment is here." : ""}`;
  return {
    ...toVisitor(quote, `Your link: ${names.act}, ${formatLongDate(quote.eventDate)} (${quote.reference})`),
    ...(await compose({
      theme: names.theme,
      brand: senderOf(quote),
      title: "Your private link",
      reference: quote.reference,
      preview: previewOf(quote, words),
      foot: agency.foot,
      blocks: [
        { words: `${greeting(quote.name)}, here is a new link to your page. Earlier ones go on working.` },
        { words },
        { link, label: due.stage === "open" ? "See it and pay" : "See your booking", isPrivate: true },
        { facts: factsForEmail(partyRows(quote, names)) },
        callBlock,
      ],
    })),
  };
}

/** To the desk: she said yes, and has yet to pay. */
export async function acceptedMail({ quote, offer, due, names }: Omit<OfferEmail, "link">): Promise<Mail> {
  const what = `${quote.performers} × ${names.act}, ${quote.place}, ${formatLongDate(quote.eventDate)}`;
  const words = `${formatPounds(offer.total)} agreed to, terms included. Nothing is paid yet: ${payingText(due)}`;
  return {
    ...toDesk(quote, `${quote.suspect ? "Please check: yes" : "Yes"} to ${quote.reference}: ${what}`),
    ...(await compose({
      theme: names.theme,
      brand: agency.name,
      title: "She said yes",
      reference: quote.reference,
      preview: words,
      foot: "Reply to this e-mail and it goes to the visitor.",
      blocks: [
        quote.suspect === 1 && {
          words: "It looks sent by a machine. No email goes to the address it names until money comes.",
        },
        { words },
        { facts: [...partyRows(quote, names), ...personRows(quote)] },
      ],
    })),
  };
}

export interface CancelledLetter extends About {
  /** Pence paid, and of it what goes back */
  paid: number;
  refund: number;
  byAgency: boolean;
}

export async function cancelledMails(input: CancelledLetter): Promise<{ visitor: Mail; desk: Mail }> {
  const { quote, names, paid, refund, byAgency } = input;
  const what = `${names.act}, ${formatLongDate(quote.eventDate)}`;
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
  return {
    visitor: {
      ...toVisitor(quote, `Cancelled: ${what} (${quote.reference})`),
      ...(await compose({
        theme: names.theme,
        brand: senderOf(quote),
        title: "Your booking is cancelled",
        reference: quote.reference,
        preview: previewOf(quote, `${why} ${how}`),
        foot: agency.foot,
        blocks: [
          { words: `${greeting(quote.name)}. ${why}` },
          { facts: money },
          { words: how },
          { part: "What was booked" },
          { facts: factsForEmail(partyRows(quote, names)) },
          callBlock,
        ],
      })),
    },
    desk: {
      ...toDesk(quote, `Cancelled ${quote.reference}: ${what}, ${quote.place}`),
      ...(await compose({
        theme: names.theme,
        brand: agency.name,
        title: "A booking is cancelled",
        reference: quote.reference,
        preview: `${what}, ${quote.place}`,
        foot: "Reply to this e-mail and it goes to the visitor.",
        blocks: [
          { words: `${byAgency ? "By us." : "By the visitor."} Tell the performers.` },
          { words: `Paid ${formatPounds(paid)}, going back ${formatPounds(refund)}.` },
          { facts: [...partyRows(quote, names), ...personRows(quote)] },
        ],
      })),
    },
  };
}
