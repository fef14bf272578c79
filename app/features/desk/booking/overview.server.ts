import { randomUUID } from "node:crypto";
import { formatDate } from "../../../dates/dates.ts";
import { shownMoment } from "../../../dates/today.server.ts";
import { formatPerHead, formatPounds } from "../../../ui/money.ts";
import { telHref } from "../../../ui/phone.ts";
import { unansweredChange, waitingChange } from "../../booking/change/open-proposal.server.ts";
import { type DueColumns, type DuePayment, dueOf } from "../../booking/due.server.ts";
import { dueRows, payingText } from "../../booking/due-text.ts";
import { notesOf, tagsOf } from "../../booking/notes/notes.server.ts";
import { type OfferLine, offerColumns, parseOffer } from "../../booking/offer.server.ts";
import { suggestedLines } from "../../booking/set-price.server.ts";
import { numberOf } from "../../invoice/content.server.ts";
import { replacedBy } from "../../invoice/issue.server.ts";
import { openInvoice } from "../../invoice/store.server.ts";
import { messagesOf } from "../../message/store.server.ts";
import { payable } from "../../payment/mark-paid.server.ts";
import { maxPartialRefund } from "../../payment/partial-refund/partial-refund.server.ts";
import { cancellationFee, isManual, paymentMethod, refundChannel, settledByDispute } from "../../payment/rules.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { farVenueNote } from "../../place/venue/far-venue.server.ts";
import { isConfirmed, stillBooked } from "../../quote/status.ts";
import { partyRows, personRows } from "../../quote/summary-rows.ts";
import type { Quote } from "../../quote/table.server.ts";
import { assignFor } from "../performers/assign.server.ts";
import { stepsFor } from "../shared/steps.server.ts";
import type { LoadedBooking } from "./load.server.ts";
import { timelineOf, whenPaid } from "./timeline.server.ts";

type PricedColumns = Parameters<typeof parseOffer>[0] & DueColumns;

/** A price, current or proposed, with all that follows from it; null while nothing is priced. @param given pence of partial refunds */
export function priceView(quote: PricedColumns, today: string, given = 0, payments: readonly DuePayment[] = []) {
  const offer = parseOffer(quote);
  const due = dueOf(quote, payments, today);
  if (!offer || !due) return null;
  return {
    lines: offer.lines.map(({ label, detail, amount }, index) => ({ key: String(index), label, detail, amount })),
    total: offer.total,
    perHead: formatPerHead(offer.perHead, offer.guests),
    due: dueRows(due),
    /** Only before it is booked: afterwards the rows say the same. */
    paying: due.stage === "open" ? payingText(due) : null,
    late: due.next?.lateSince ? `${formatPounds(due.next.pence)} late since ${formatDate(due.next.lateSince)}` : null,
    cancelling: offer.terms.map(({ words, from }) => ({
      words,
      keeps: cancellationFee(offer.total - given, from, offer.terms),
    })),
    until: formatDate(offer.validUntil),
  };
}
export type PriceView = NonNullable<ReturnType<typeof priceView>>;

/** A price as it would be sent. @param until ISO, the last day on which it is valid */
export const proposedPrice = (
  quote: Parameters<typeof offerColumns>[0],
  lines: readonly OfferLine[],
  until: string,
  today: string,
) => priceView({ ...offerColumns(quote, lines, until), status: "priced", leftUnpaid: null }, today);

/** Rows that are shown elsewhere on the page, or are the same for every booking. */
const saidElsewhere = new Set(["Name", "Phone", "Email", "A surprise", "Everyone 18 or over"]);

export async function overviewOf({ ports, quote, refunds, given, today, visit }: LoadedBooking) {
  const { database } = ports;
  const { reference } = quote;
  const now = ports.clock.now();
  const payments = await paymentsOf(database, reference);
  const unsent = settledByDispute(payments, refunds);
  const waiting = await waitingChange(database, quote, today);
  const whole = (pence: number) => (pence < (quote.offerTotal ?? 0) ? "Payment" : "All of it");
  return {
    quote,
    keyOfForm: randomUUID(),
    owner: visit.actor.kind === "owner",
    partyRows: [
      ...partyRows(quote),
      {
        label: "Came in",
        value: `${shownMoment(quote.createdAt, now)}${quote.kind === "direct" ? ", to book at once" : ""}`,
      },
    ],
    personRows: personRows(quote).filter(({ label }) => !saidElsewhere.has(label)),
    phone: quote.phone === "" ? null : { text: quote.phone, href: telHref(quote.phone, quote.phoneE164) },
    estimate: suggestedLines(quote),
    farVenue: farVenueNote(quote),
    price: priceView(quote, today, given, payments),
    money: payments
      .filter(({ status }) => status === "paid")
      .map((payment) => ({
        ...payment,
        // A payment that was the full price no longer is after a change raised the price.
        what: { deposit: "Deposit", balance: "Balance", whole: whole(payment.pence) }[payment.part],
        when: payment.paidAt ? whenPaid(payment, payment.paidAt, now) : "",
        how: paymentMethod(payment),
        byHand: isManual(payment) && stillBooked.includes(quote.status),
      })),
    refunds: refunds.map((refund) => {
      const status = unsent.has(refund.id) ? ("taken" as const) : refund.status;
      const payment = payments.find(({ id }) => id === refund.paymentId);
      return { ...refund, status, way: payment && refundChannel(refund, payment, ports.payments.name) };
    }),
    waiting: waiting && {
      changed: waiting.plan.changed,
      was: waiting.plan.was ?? 0,
      total: waiting.plan.total ?? 0,
      since: shownMoment(waiting.madeAt, now),
    },
    changeIsOff: !waiting && isConfirmed(quote.status) && (await unansweredChange(database, reference)) !== undefined,
    staleInvoice: await staleInvoice(ports, quote, today),
    assign: await assignFor(ports, quote),
    steps: {
      ...stepsFor(quote),
      paid: payable(quote, payments, today).length > 0,
      refundPart: maxPartialRefund(quote, payments, refunds) > 0,
    },
    notes: (await notesOf(database, reference)).map((note) => withMoment(note, now)),
    tags: await tagsOf(database, reference),
    messages: (await messagesOf(database, reference)).map((message) => withMoment(message, now)),
    timeline: await timelineOf(database, reference, now),
  };
}
export type Overview = Awaited<ReturnType<typeof overviewOf>>;

/** The number of an issued invoice that still has the booking's earlier price. */
async function staleInvoice({ database }: LoadedBooking["ports"], quote: Quote, today: string): Promise<string | null> {
  const out = isConfirmed(quote.status) ? await openInvoice(database, quote.reference) : undefined;
  return out && replacedBy(out, quote, today) === "sending-or-payment" ? numberOf(out) : null;
}

export const withMoment = <Row extends { createdAt: string }>(row: Row, now: Date) => ({
  ...row,
  when: shownMoment(row.createdAt, now),
});
