/** The emails about an offer: the price to the customer, their answer to the owner, and a cancellation to both. */
import type { Mail } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import type { Block } from "../../email/blocks.server.ts";
import { greeting } from "../../email/typed-text.ts";
import { formatPounds } from "../../ui/money.ts";
import type { Due } from "../money/rules.ts";
import { namesOf, placeOf } from "../quote/display-names.server.ts";
import { allBesideTicket, besideTicket, summaryRowsForEmail } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuote, aboutQuoteAtDesk, badNews, callBlock, emailOf } from "../site/sender.server.ts";
import { dueText, payingText } from "./due-text.ts";
import { bookingTermBlocks, priceBlocks, termBlocks } from "./email-blocks.server.ts";
import type { Offer } from "./offer.server.ts";

interface OfferEmail {
  quote: Quote;
  offer: Offer;
  due: Due;
  link: string;
}

/** The owner's own words, as they were typed. */
const noteBlocks = ({ offerNote }: Quote): Block[] => (offerNote === null ? [] : [{ message: offerNote }]);

/** The price, with the private link to see it, agree to it and pay. */
export function offerMail({ quote, offer, due, link }: OfferEmail): Mail {
  const until = `This price stands until the end of ${formatLongDate(offer.validUntil)}.`;
  return emailOf("quote-offer", aboutQuote(quote, link), {
    title: formatPounds(offer.total),
    lede: `Your price, all in${offer.guests === 1 ? "" : `: ${formatPounds(offer.perHead)} a head`}`,
    preview: `${formatPounds(offer.total)} in all. ${until}`,
    blocks: [
      { text: `${greeting(quote.name)}, this is your price. Nothing is booked until you say yes and pay.` },
      ...noteBlocks(quote),
      { text: `${payingText(due)} ${until}` },
      { link, label: due.next ? `Book it: pay ${formatPounds(due.next.pence)}` : "See it and book", isPrivate: true },
      ...priceBlocks(offer),
      { part: "What you told us" },
      { rows: summaryRowsForEmail(allBesideTicket(quote)) },
      callBlock,
      ...termBlocks(offer.terms, "If you book and then cancel"),
    ],
  });
}

/** What the customer agreed to on the phone, for their records: price, terms, and where to pay. */
export function agreedMail({ quote, offer, due, link }: OfferEmail): Mail {
  return emailOf("agreed", aboutQuote(quote, link), {
    title: "What you agreed to",
    preview: `${formatPounds(offer.total)} in all. ${payingText(due)}`,
    blocks: [
      { text: `${greeting(quote.name)}, thank you for the call. This is what you said yes to.` },
      ...noteBlocks(quote),
      { text: dueText(due) },
      { link, label: "See it and pay", isPrivate: true },
      ...priceBlocks(offer),
      { part: "What you told us" },
      { rows: summaryRowsForEmail(allBesideTicket(quote)) },
      callBlock,
      ...termBlocks(offer.terms),
      ...bookingTermBlocks(),
    ],
  });
}

/** A new private link for a customer who has agreed or booked, with what is due. */
export function linkMail({ quote, due, link }: OfferEmail): Mail {
  const text = dueText(due);
  return emailOf("private-link", aboutQuote(quote, link), {
    title: "Your private link",
    preview: text,
    blocks: [
      {
        text: `${greeting(quote.name)}, here is a new link to your page. Those in our earlier emails to this address still work.`,
      },
      { text },
      { link, label: due.stage === "open" ? "See it and pay" : "See your booking", isPrivate: true },
      { rows: summaryRowsForEmail(besideTicket(quote)) },
      callBlock,
    ],
  });
}

/** To the owner: the customer said yes, and has yet to pay. @param origin of the site */
export function acceptedMail({ quote, offer, due }: Omit<OfferEmail, "link">, origin: string): Mail {
  const text = `${formatPounds(offer.total)} agreed to, terms included. Nothing is paid yet: ${payingText(due)}`;
  return emailOf("accepted-for-desk", aboutQuoteAtDesk(quote, origin), {
    title: "The customer said yes",
    preview: text,
    blocks: [
      quote.suspect === 1 && {
        text: "It looks sent by a machine. No email goes to the address it names until money comes.",
      },
      { text },
      { rows: allBesideTicket(quote) },
    ],
  });
}

/** To the owner: the customer said no, before anything was booked. @param origin of the site */
export function declinedMail(quote: Quote, origin: string): Mail {
  const text = `They said no to ${formatPounds(quote.offerTotal ?? 0)}. You can still call, or send a new price.`;
  return emailOf("declined-for-desk", aboutQuoteAtDesk(quote, origin), {
    title: "The customer said no",
    preview: text,
    blocks: [{ text }, { rows: allBesideTicket(quote) }],
  });
}

interface CancelledEmail {
  quote: Quote;
  /** Pence paid and not given back yet, and the part of it that goes back now */
  paid: number;
  refund: number;
  /** Pence given back before, or already on their way */
  back: number;
  /** Pence of `back` that were partial refunds while the booking stood */
  given: number;
  /** A bank is deciding about a payment */
  disputed: boolean;
  byAgency: boolean;
  /** The row of the agreed cancellation table that applies, in words; null where none was agreed, or the agency cancels */
  agreed: string | null;
  /** The day on which the customer told us, ISO, if it is not the day of the email */
  toldOn: string | null;
  /** Whether a credit note is attached */
  credited: boolean;
  /** Pence that were marked as paid by mistake */
  neverCame?: number;
}

export function cancelledMail(about: CancelledEmail, origin: string): Mail {
  const { quote, paid, refund, back, given, disputed, byAgency, agreed, toldOn, credited, neverCame = 0 } = about;
  const asked = `Your booking is cancelled, as you asked${toldOn ? ` on ${formatLongDate(toldOn)}` : ""}.`;
  const why = byAgency ? "We are sorry: we had to cancel your booking." : asked;
  const nothing =
    paid === 0 ? "Nothing is left to come back." : "Under the terms you agreed to, none of it comes back.";
  const coming = disputed
    ? "Money you have disputed stays where it is until your bank decides. The rest comes back the way you paid, within ten days."
    : "It comes back the way you paid, within ten days. There is nothing you need to do.";
  const backText = refund === 0 ? nothing : coming;
  const money = {
    lines: [
      { label: "Paid", amount: formatPounds(paid + back) },
      ...(back === 0 ? [] : [{ label: "Back already, or on its way", amount: formatPounds(back) }]),
      ...(paid === refund ? [] : [{ label: "Kept", amount: formatPounds(paid - refund) }]),
    ],
    total: { label: "Comes back to you", amount: refund === 0 ? "Nothing" : formatPounds(refund) },
  };
  return emailOf("cancelled", aboutQuote(quote, origin, badNews), {
    title: "Your booking is cancelled",
    preview: `${why} ${backText}`,
    cancelled: true,
    blocks: [
      { text: `${greeting(quote.name)}. ${why}` },
      neverCame > 0 && {
        text: `We wrote to you that ${formatPounds(neverCame)} was here. That was our mistake: it has not reached us.`,
      },
      money,
      { text: backText },
      // It may promise more: "If the slot is booked again, we give back what that saves us."
      paid > refund && agreed !== null && { rows: [{ label: "As agreed", value: agreed }] },
      given > 0 &&
        paid > refund && {
          small: `What we keep is worked out from the price less the ${formatPounds(given)} that we gave back before.`,
        },
      credited && { small: "The credit note for your accounts is attached." },
      { part: "What was booked" },
      { rows: summaryRowsForEmail(besideTicket(quote)) },
      callBlock,
    ],
  });
}

export function cancelledDeskMail(about: CancelledEmail, origin: string): Mail {
  const { quote, paid, refund, back, disputed, byAgency, toldOn } = about;
  const byCustomer = toldOn ? `By the customer, who told us on ${formatLongDate(toldOn)}.` : "By the customer.";
  const earlier = back > 0 ? ` Back already, or on its way: ${formatPounds(back)}.` : "";
  const waits = disputed ? " What goes back of a disputed payment waits for the bank’s decision." : "";
  return emailOf("cancelled-for-desk", aboutQuoteAtDesk(quote, origin), {
    title: "A booking is cancelled",
    preview: `${namesOf(quote).act}, ${formatLongDate(quote.eventDate)}, ${placeOf(quote)}`,
    cancelled: true,
    blocks: [
      {
        text: `${byAgency ? "By us." : byCustomer} Performers are told by email; on the day itself, call them.`,
      },
      { text: `Paid ${formatPounds(paid + back)}, going back ${formatPounds(refund)}.${earlier}${waits}` },
      { rows: allBesideTicket(quote) },
    ],
  });
}
