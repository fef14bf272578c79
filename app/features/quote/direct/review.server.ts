/** What the review step shows, and with what it is paid: everything the law wants said before the button. */
import { prices } from "../../catalogue/store.server.ts";
import { dueToBook } from "../../payment/rules.ts";
import { site } from "../../site/site.server.ts";
import { fixedDateNote, partyFacts, personFacts } from "../facts.ts";
import { directPath } from "../links.server.ts";
import { namesOf } from "../named.server.ts";
import type { PayingPlan } from "../offer-lines.tsx";
import type { PricedOffer } from "../offered.server.ts";
import { transition } from "../rules.ts";
import type { Quote } from "../table.server.ts";

/** @param today ISO, at the venue */
export function reviewOf(quote: Quote, offer: PricedOffer, { key, today }: { key: string; today: string }) {
  const names = namesOf(quote);
  const due = dueToBook(offer, today);
  const here = `${directPath(quote.act)}?quote=${quote.reference}&key=${key}`;
  const changeable = quote.kind === "direct" && transition(quote.status, "details-changed").ok;
  return {
    reference: quote.reference,
    act: { slug: names.poster, name: names.act, ground: names.ground },
    /** The owner priced it: she may also say no */
    byHand: quote.kind === "request",
    /** A payment was begun and nothing has come of it yet */
    underWay: quote.status === "deposit-pending",
    agreed: quote.terms_accepted_at !== null,
    change: changeable ? `${here}&change=yes` : null,
    here,
    party: partyFacts(quote, names),
    person: personFacts(quote),
    offer,
    plan: planOf(due, offer),
    due,
    vat: prices.vat,
    fixedDateNote,
    trader: trader(),
  };
}
export type ReviewData = ReturnType<typeof reviewOf>;

const planOf = ({ part, pence, later }: ReturnType<typeof dueToBook>, { balanceDue }: PricedOffer): PayingPlan => ({
  now: { label: part === "whole" ? "To pay now" : "Deposit, to pay now", pence },
  later: later === 0 ? null : { pence: later, by: balanceDue },
});

/** Who she would have the contract with, from content. */
export function trader() {
  const { legal, email, phone } = site;
  return {
    name: site.name,
    registeredName: legal.registeredName,
    registered: `Registered in ${legal.registeredIn}, number ${legal.companyNumber}`,
    office: legal.registeredOffice,
    address: legal.tradingAddress,
    vatNumber: legal.vatNumber,
    email,
    phone: { display: phone.display, href: `tel:${phone.e164}` },
  };
}
