/** The data of the review step: everything that the law requires before the button that commits to pay. */

import { formatDate } from "../../dates/dates.ts";
import { partyOf } from "../../features/booking/closed.server.ts";
import { dueRows } from "../../features/booking/due-text.ts";
import type { Offer } from "../../features/booking/offer.server.ts";
import { payProblems } from "../../features/booking/pay-problems.ts";
import { prices } from "../../features/catalogue/store.server.ts";
import type { Due, DuePart } from "../../features/money/rules.ts";
import { namesOf } from "../../features/quote/display-names.server.ts";
import { offerUrl } from "../../features/quote/links.server.ts";
import { transition } from "../../features/quote/status.ts";
import { actRows, eventRows, fixedDateNote, personRows } from "../../features/quote/summary-rows.ts";
import type { Quote } from "../../features/quote/table.server.ts";

interface ReviewStepInput {
  quote: Quote;
  offer: Offer;
  due: Due;
  /** What is paid by pressing the button */
  next: DuePart;
  key: string;
  /** ISO, at the venue */
  today: string;
  /** The visitor comes from a page that showed another sum */
  dueChanged: boolean;
}

export function reviewOf({ quote, offer, due, next, key, today, dueChanged }: ReviewStepInput) {
  const names = namesOf(quote);
  const here = offerUrl("", quote, key);
  const changeable = quote.kind === "direct" && transition(quote.status, "details-changed").ok;
  return {
    reference: quote.reference,
    party: partyOf(quote),
    act: { slug: names.poster, name: names.act, theme: names.theme },
    /** Whether the owner priced it: then the customer may also say no */
    pricedByUs: quote.kind === "request",
    /** A payment was started and has no result yet */
    underWay: quote.status === "deposit-pending",
    note: quote.offerNote,
    held: heldText(offer.validUntil, today),
    change: changeable ? `${here}&change=yes` : null,
    here,
    details: { act: actRows(quote), party: eventRows(quote), person: personRows(quote) },
    offer,
    due,
    next,
    rows: dueRows(due),
    problem: dueChanged ? payProblems.dueChanged : null,
    vat: prices.vat,
    fixedDateNote,
  };
}
export type ReviewData = ReturnType<typeof reviewOf>;

/** A payment started in time keeps an offer open past its last day. */
const heldText = (validUntil: string, today: string) =>
  validUntil < today
    ? `The price was held until ${formatDate(validUntil)}; your payment was begun in time.`
    : `Price held until ${formatDate(validUntil)}.`;
