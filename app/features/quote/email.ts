/** The two emails about a request: one tells the customer what they asked for, the other gives the owner every field. */
import type { Mail } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import type { Block } from "../../email/blocks.server.ts";
import { greeting, mailHref } from "../../email/typed-text.ts";
import { telHref } from "../../ui/phone.ts";
import { prices } from "../catalogue/store.server.ts";
import { farVenueNote } from "../place/venue/far-venue.server.ts";
import { aboutQuote, aboutQuoteAtDesk, callBlock, emailOf } from "../site/sender.server.ts";
import { site } from "../site/site.server.ts";
import { placeOf } from "./display-names.server.ts";
import type { Estimate } from "./estimate/estimate.ts";
import { lineTexts, paymentText, perHeadText, totalText } from "./estimate/estimate-text.ts";
import { nextSteps } from "./next-steps.ts";
import { allBesideTicket, besideTicket, fixedDateNote, personRows, summaryRowsForEmail } from "./summary-rows.ts";
import type { RequestedQuote } from "./table.server.ts";

/** @param link the customer's private page */
export function confirmationMail(quote: RequestedQuote, estimate: Estimate, link: string): Mail {
  return emailOf("quote-received", aboutQuote(quote, link), {
    title: "We have your request",
    preview: `Your reference is ${quote.reference}. Here is what you told us, and what happens next.`,
    blocks: [
      { text: `${greeting(quote.name)}, thank you. Nothing is booked and nothing is owed yet.` },
      { steps: nextSteps(site.replyPromise) },
      { link, label: "See your request", isPrivate: true },
      { part: "What it would cost" },
      ...estimateBlocks(withoutTypedPlace(estimate)),
      { part: "What you told us" },
      { rows: summaryRowsForEmail(allBesideTicket(quote)) },
      callBlock,
      { part: "If you book and then cancel" },
      { terms: prices.cancellation },
      { small: fixedDateNote },
      { small: "Not you? Somebody typed your address into our form. Reply, and we erase it." },
    ],
  });
}

export function deskMail(quote: RequestedQuote, estimate: Estimate, origin: string): Mail {
  const { eventDate, groupSize, suspect, surprise, noCalls, phone, phoneE164, email } = quote;
  const farNote = farVenueNote(quote);
  return emailOf("quote-for-desk", aboutQuoteAtDesk(quote, origin), {
    title: suspect ? "Please check this request" : "A new quote request",
    preview: `${formatLongDate(eventDate)}, ${placeOf(quote)}, ${groupSize} people`,
    blocks: [
      suspect === 1 && {
        text: "It looks sent by a machine. No confirmation went to the address it names.",
        plain: "PLEASE CHECK: this looks sent by a machine. No confirmation went to the address it names.",
      },
      surprise === 1 && {
        text: "It is a surprise: no act or party on voicemail, in a subject or to anyone else.",
        plain: "A SURPRISE: no act or party on voicemail, in a subject or to anyone else.",
      },
      farNote ? { text: farNote, strong: true, plain: `PLEASE CHECK: ${farNote}` } : null,
      noCalls ? { text: `When not to call: ${noCalls}`, strong: true, plain: `WHEN NOT TO CALL: ${noCalls}` } : null,
      {
        text: [
          { label: `Call ${phone}`, href: telHref(phone, phoneE164) },
          ...(phoneE164 && site.chat ? ["\n", { label: "WhatsApp", href: `https://wa.me/${phoneE164.slice(1)}` }] : []),
          "\n",
          { label: email, href: mailHref(email) },
        ],
        plain: phoneE164 ? `To dial: ${phoneE164}` : "",
      },
      { heading: "The party" },
      { rows: besideTicket(quote) },
      { heading: "Who asks" },
      { rows: personRows(quote) },
      { heading: "The estimate as shown" },
      ...estimateBlocks(estimate),
    ],
  });
}

/** A place that we don't know is free text, which the customer's email shows only among their own words. */
function withoutTypedPlace(estimate: Estimate): Estimate {
  const { order } = estimate;
  const { travel } = order;
  if (travel.kind !== "by-hand" || travel.overseas) return estimate;
  return { ...estimate, order: { ...order, travel: { ...travel, place: "your place" } } };
}

/** The estimate as the page shows it. */
const estimateBlocks = (estimate: Estimate): Block[] => {
  const perHead = perHeadText(estimate);
  const notes = [perHead && `That is ${perHead}.`, prices.vat, paymentText(estimate)];
  return [
    { lines: lineTexts(estimate), total: { label: "Estimate", amount: totalText(estimate) } },
    { small: notes.filter(Boolean).join(" ") },
  ];
};
