/** The data of the review step: everything that the law requires to be shown before the button that commits to pay. */

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
import { site, trader } from "../../features/site/site.server.ts";

interface ReviewStepInput {
  quote: Quote;
  offer: Offer;
  due: Due;
  /** The part that pressing the button pays */
  next: DuePart;
  key: string;
  /** ISO, at the venue */
  today: string;
  /** Whether the latest attempt to pay for this offer ended without a payment */
  gaveUp: boolean;
  /** Whether the visitor was sent back because the sum due has changed */
  dueChanged: boolean;
}

export function reviewOf({ quote, offer, due, next, key, today, gaveUp, dueChanged }: ReviewStepInput) {
  const names = namesOf(quote);
  const here = offerUrl("", quote, key);
  const changeable = quote.kind === "direct" && transition(quote.status, "details-changed").ok;
  return {
    reference: quote.reference,
    party: partyOf(quote),
    act: { slug: names.poster, name: names.act, theme: names.theme },
    /** Whether the owner priced it: the customer may then also decline */
    pricedByUs: quote.kind === "request",
    /** A payment was started and has no result yet */
    underWay: quote.status === "deposit-pending",
    gaveUp,
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
    trader: { legalName: trader.legalName, tradingAs: trader.tradingAs, lines: trader.lines },
    fixedDateNote,
    /** False where every booker is asked: a box that changes nothing would promise that whoever leaves it empty is not */
    mayRefuseReview: site.reviewInvites.to === "agreed",
  };
}
export type ReviewData = ReturnType<typeof reviewOf>;

/** An offer past its last day is still open if a payment was started in time. */
const heldText = (validUntil: string, today: string) =>
  validUntil < today
    ? `The price was held until ${formatDate(validUntil)}; your payment was begun in time.`
    : `Price held until ${formatDate(validUntil)}.`;
