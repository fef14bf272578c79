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
import { formatPounds } from "../../ui/money.ts";
import { documentLinks } from "./booked.server.ts";

/** A link that is forged, cut short or has ended. Says nothing about any quote. */
export const unopenedView = (url: URL, link: PrivateLink) => ({
  view: "closed" as const,
  closed: closed("no-link", url, null, link).closed,
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
  const page = closed(publicStatus, url, quote, { reference: quote.reference, key });
  return {
    view: "closed" as const,
    closed: { ...page.closed, note: paidText(payments) + refundText(payments, refunds) || page.closed.note },
    documents: documentLinks(documents, key),
  };
}

/** What came and was not taken back by the payer's bank; "" for nothing. */
function paidText(payments: readonly Payment[]): string {
  const kept = payments.map(({ status, dispute, pence, refunded }) =>
    status !== "paid" ? 0 : dispute === "lost" ? refunded : pence,
  );
  const paid = kept.reduce((sum, pence) => sum + pence, 0);
  return paid > 0 ? `You paid ${formatPounds(paid)}. ` : "";
}

/** What was refunded to the customer, on which days, and what is on its way; "" if nothing is. */
function refundText(payments: readonly Payment[], refunds: readonly Refund[]): string {
  const refundedTotal = payments.reduce((sum, { refunded }) => sum + refunded, 0);
  const pending = refundedOrPending(payments, refunds) - refundedTotal;
  const done = refunds.filter(({ status }) => status === "done");
  // For refunds made at the provider we don't know the day.
  const known = done.reduce((sum, { pence }) => sum + pence, 0) === refundedTotal;
  const days = new Set(known ? done.map(({ updatedAt }) => formatDate(venueDate(new Date(updatedAt)))) : []);
  const when = days.size > 0 ? `, on ${new Intl.ListFormat("en-GB").format(days)}` : "";
  return [
    refundedTotal > 0 && `${formatPounds(refundedTotal)} went back to you the way you paid${when}. `,
    pending > 0 &&
      (refundedTotal > 0
        ? `Another ${formatPounds(pending)} is on its way. `
        : `${formatPounds(pending)} goes back to you the way you paid. `),
  ]
    .filter(Boolean)
    .join("");
}
