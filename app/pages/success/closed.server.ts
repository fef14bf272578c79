/** The data of the page of a request or a booking that ended, and of a link that opens nothing. */
import { redirect } from "react-router";
import { formatDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { closed } from "../../features/booking/closed.server.ts";
import type { PrivateLink } from "../../features/booking/private-link.server.ts";
import type { PublicStatus } from "../../features/booking/public-status.ts";
import type { Invoice } from "../../features/invoice/table.server.ts";
import { refundedOrPending } from "../../features/payment/rules.ts";
import type { Payment, Refund } from "../../features/payment/table.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { listInWords } from "../../ui/list-in-words.ts";
import { documentLinks } from "./booked.server.ts";

/** A link that is forged, cut short or has ended. Says nothing about any quote. */
export const unopenedView = (url: URL, link: PrivateLink) => ({
  view: "closed" as const,
  closed: closed("no-link", url, null, link).closed,
  money: null,
  documents: [],
});

/** In place of a file that a link does not open: the page under the same link, which says what is wrong with it and how to reach us. */
export const insteadOfFile = (reference: string, { search }: URL): Response =>
  redirect(`/quote/${encodeURIComponent(reference)}/success${search}`);

interface ClosedInput {
  url: URL;
  key: string;
  payments: Payment[];
  refunds: Refund[];
  documents: readonly Invoice[];
}

export function closedView(
  publicStatus: Exclude<PublicStatus, "open">,
  quote: Quote,
  { url, key, payments, refunds, documents }: ClosedInput,
) {
  return {
    view: "closed" as const,
    closed: closed(publicStatus, url, quote, { reference: quote.reference, key }).closed,
    money: moneyBack(payments, refunds),
    documents: documentLinks(documents, key),
  };
}

/** What was paid and what was refunded of it or will be, in pence; null where nothing was paid. */
function moneyBack(payments: readonly Payment[], refunds: readonly Refund[]) {
  // Not what the payer's bank took back.
  const kept = payments.map(({ status, dispute, pence, refunded }) =>
    status !== "paid" ? 0 : dispute === "lost" ? refunded : pence,
  );
  const paid = kept.reduce((sum, pence) => sum + pence, 0);
  if (paid === 0) return null;
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0);
  const done = refunds.filter(({ status }) => status === "done");
  // For refunds made at the provider we don't know the day.
  const known = done.reduce((sum, { pence }) => sum + pence, 0) === refunded;
  const days = new Set(known ? done.map(({ updatedAt }) => formatDate(venueDate(new Date(updatedAt)))) : []);
  return {
    paid,
    refunded,
    pending: refundedOrPending(payments, refunds) - refunded,
    /** "23 November 2026 and 24 November 2026"; "" if unknown */
    days: listInWords(days),
  };
}
export type MoneyBack = NonNullable<ReturnType<typeof moneyBack>>;
