/** The data of a booking's private page: what was paid, what is left and until when, and what can be done with the booking. */
import type { Reader } from "../../context.ts";
import { formatDate, formatLongDate } from "../../dates/dates.ts";
import { whichNight } from "../../dates/start.ts";
import { longMoment, venueDate } from "../../dates/today.server.ts";
import { answered, answeredTooLate, answerTexts, lateProblems } from "../../features/booking/change/answered.ts";
import type { Offer } from "../../features/booking/offer.server.ts";
import { dueChanged } from "../../features/booking/pay-form.ts";
import { payProblems } from "../../features/booking/pay-problems.ts";
import { prices } from "../../features/catalogue/store.server.ts";
import { displayName } from "../../features/invoice/content.server.ts";
import type { Invoice } from "../../features/invoice/table.server.ts";
import { writtenOnPage } from "../../features/message/store.server.ts";
import { written } from "../../features/message/write/fields.ts";
import { type Due, isShown } from "../../features/money/rules.ts";
import { checkoutOf } from "../../features/payment/checkout.server.ts";
import { isOpen, refundedOrPending } from "../../features/payment/rules.ts";
import type { Payment, Refund } from "../../features/payment/table.server.ts";
import { namesOf, placeOf } from "../../features/quote/display-names.server.ts";
import { offerUrl, stopNewsUrl } from "../../features/quote/links.server.ts";
import { allRows, fixedDateNote } from "../../features/quote/summary-rows.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { chatSaying } from "../../features/site/site.server.ts";
import { formatPerHead, formatPounds } from "../../ui/money.ts";
import { ticketOf } from "./ticket.server.ts";
import { venueEmail } from "./venue-email.server.ts";

/** Status of the latest attempt to pay, if it was not paid. */
export function attemptOf(payments: readonly Payment[]) {
  const last = payments.at(-1);
  if (!last || last.status === "paid") return { kind: "none" as const };
  if (!isOpen(last.status)) return { kind: "failed" as const };
  const step = checkoutOf(last);
  return step?.kind === "instructions" ? { kind: step.kind, lines: step.lines } : { kind: "waiting" as const };
}

/**
 * The attempts to pay the balance, if the latest one is for the sum now due: a change of price, or the payer's bank, may have changed that
 * sum since. Attempts to pay the deposit are left out, because one may be younger than the paid one; so are the owner's, which say nothing
 * about the customer's.
 */
function atWhatIsDue({ next }: Due, payments: readonly Payment[]): Payment[] {
  const attempts = payments.filter(({ part, adapter }) => part === "balance" && adapter !== "owner");
  const last = attempts.at(-1);
  return last && isShown(next, last) ? attempts : [];
}

/** Opens a chat with the agency. Of a surprise only the reference: the chat stays on the customer's telephone. */
export function chatAbout(quote: Quote): string | null {
  if (quote.surprise === 1) return chatSaying(`Hello, this is about ${quote.reference}`);
  const about = `${namesOf(quote).act}, ${placeOf(quote)}, ${formatLongDate(quote.eventDate)}`;
  return chatSaying(`Hello, this is about ${quote.reference}: ${about}`);
}

/** @param key of the private link, which opens the documents too */
export const documentLinks = (documents: readonly Invoice[], key: string) =>
  documents.map((document) => ({
    label: `${displayName(document)}${document.kind === "receipt" && document.waits ? ", no longer counts" : ""}`,
    href: `/quote/${document.reference}/papers/${document.id}?key=${key}`,
  }));
export type DocumentLink = ReturnType<typeof documentLinks>[number];

/** The customer's messages from this page, with their times. */
export const writtenAbout = async ({ reference }: Quote, reader: Reader) =>
  (await writtenOnPage(reader, reference)).map(({ id, words, createdAt }) => ({
    id,
    words,
    at: longMoment(createdAt),
  }));
export type WrittenMessage = Awaited<ReturnType<typeof writtenAbout>>[number];

/** The performers of a direct booking are asked once it is paid: until they have said yes, its date is only held. */
export type BookingStage = "booked" | "held" | "past";

interface BookedInput {
  due: Due;
  key: string;
  payments: Payment[];
  refunds: Refund[];
  documents: readonly Invoice[];
  stage: BookingStage;
  /** The message about the page that the visitor was sent back from */
  problem: string | null;
  said: string | null;
}

/** The message for a visitor who was sent here from an outdated page. */
export function problemIn({ searchParams }: URL): string | null {
  if (searchParams.has(dueChanged)) return payProblems.dueChanged;
  return searchParams.has(answeredTooLate) ? lateProblems.noLongerOpen : null;
}

/** Search parameter on a private page after news and offers were stopped from it. */
export const newsStopped = "no-news";

/** The message for a visitor who has just written to us, stopped news and offers, or answered a change. */
export function saidIn({ searchParams }: URL): string | null {
  if (searchParams.has(written)) return "Your message is with us.";
  if (searchParams.has(newsStopped)) return "We send you no more news and offers.";
  const answer = searchParams.get(answered);
  return answer === "yes" || answer === "no" || answer === "before" ? answerTexts[answer] : null;
}

export function bookedView(quote: Quote, offer: Offer, { documents, key, ...shown }: BookedInput) {
  const { due, payments, refunds, stage, problem, said } = shown;
  const share = shareText(quote, offer, stage);
  return {
    view: "booked" as const,
    ticket: ticketOf(quote),
    stage,
    past: stage === "past",
    surprise: quote.surprise === 1,
    date: formatLongDate(quote.eventDate),
    missing: [!quote.eventTime && "the start time", !quote.venue && "the venue"].filter((what) => what !== false),
    rows: allRows(quote),
    stopNews: stopNewsUrl(quote, key),
    offer,
    problem,
    said,
    money: moneyOf(due, payments, refunds),
    attempt: attemptOf(quote.status === "booked" ? atWhatIsDue(due, payments) : []),
    pay: offerUrl("", quote, key),
    documents: documentLinks(documents, key),
    calendar: `/quote/${quote.reference}/calendar.ics?key=${key}`,
    chatHref: chatAbout(quote),
    venueEmail: venueEmail(quote),
    share: { text: share, href: `https://wa.me/?text=${encodeURIComponent(share)}` },
    vat: prices.vat,
    fixedDateNote,
  };
}
export type BookedView = ReturnType<typeof bookedView>;

const paidLabels = { deposit: "Deposit", balance: "Balance", whole: "Paid in full" } as const;

/** Pence and days: what was paid, what the payer's bank took back, what is left (null for nothing), whether the owner let that go, what was refunded or is on its way. */
function moneyOf({ next, total, writtenOff }: Due, payments: readonly Payment[], refunds: readonly Refund[]) {
  // A payment of the full price no longer is one after a change raised the price.
  const labelOf = ({ part, pence }: Payment) => (part === "whole" && pence < total ? "Paid" : paidLabels[part]);
  const paid = payments.flatMap((payment) => {
    const { status, pence, paidAt: at } = payment;
    return status === "paid" && at
      ? [{ label: labelOf(payment), pence, at, day: formatDate(venueDate(new Date(at))) }]
      : [];
  });
  const chargedBack = payments.reduce((sum, { dispute, pence, refunded }) => {
    return dispute === "lost" ? sum + pence - refunded : sum;
  }, 0);
  const back = refundedOrPending(payments, refunds);
  const done = refunds.every(({ status }) => status === "done");
  return { paid, chargedBack, left: next, writtenOff: writtenOff > 0, back: back === 0 ? null : { pence: back, done } };
}

/** For the group: total and price a head. Of a surprise neither act nor place: its guest of honour may be in the group. */
function shareText(quote: Quote, { total, perHead, guests }: Offer, stage: BookingStage): string {
  const how = stage === "held" ? "held" : "booked";
  const what = quote.surprise ? `It’s ${how}` : `${namesOf(quote).act} in ${placeOf(quote)}: ${how}`;
  const sum = [`${formatPounds(total)} in all`, formatPerHead(perHead, guests)].filter(Boolean).join(", ");
  const night = whichNight(quote.eventDate, quote.eventTime);
  return `${what} for ${formatLongDate(quote.eventDate)}${night}. ${sum}.`;
}
