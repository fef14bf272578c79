/** What an event of a payment means for the payment and its quote. Pure: settle-payment.server.ts reads before and writes after. */
import { venueDate } from "../../dates/today.server.ts";
import type { PaymentEventData } from "../../payments-port.ts";
import { dueOf, partsOf } from "../booking/due.server.ts";
import type { PaymentPart } from "../money/rules.ts";
import { type QuoteEvent, transition } from "../quote/status.ts";
import type { Quote, QuoteChanges } from "../quote/table.server.ts";
import { isOpen, refundableAmount } from "./rules.ts";
import { asDone, refunded, refundFailed } from "./settle-refund.ts";
import type { PaymentState, Settlement } from "./settlement-types.ts";
import type { Payment, PaymentChanges } from "./table.server.ts";

/** The event that a payment of each part causes on the quote. */
export const paidEvents = {
  deposit: "deposit-paid",
  whole: "whole-paid",
  balance: "balance-paid",
} as const satisfies Record<PaymentPart, QuoteEvent>;

/** @param at when it happened, ISO 8601 UTC @param paymentRef the provider's id for the money, when the event carries it */
export function settle(state: PaymentState, data: PaymentEventData, at: string, paymentRef: string | null): Settlement {
  const { payment } = state;
  switch (data.type) {
    case "paid":
      return paid(state, data, at, paymentRef);
    case "failed":
    case "expired": {
      if (!isOpen(payment.status)) return { outcome: "stale" };
      const release = state.quote?.status === "deposit-pending";
      // A payer who left the checkout gets no email.
      const notify = data.type === "failed" && (release || (payment.part === "balance" && state.quote));
      return {
        outcome: "applied",
        payment: { status: data.type },
        ...(release && { move: "payment-failed" }),
        ...(notify && { topic: "payment-failed" }),
      };
    }
    case "refunded":
      return refunded(state, data, at);
    case "refund-failed":
      return refundFailed(state, data.refundId);
    case "dispute": {
      // Lost and won are final: an "open" event that arrives after one of them was sent earlier.
      if (payment.dispute === data.dispute || (payment.dispute && payment.dispute !== "open"))
        return { outcome: "stale" };
      // What the payer's bank has taken back must not also be refunded.
      const waiting = state.refunds.filter(({ status }) => status === "owed" || status === "failed");
      return {
        outcome: "applied",
        payment: { dispute: data.dispute },
        ...(data.dispute === "lost" && waiting.length > 0 && { refunds: asDone(waiting) }),
        ...(data.dispute === "lost" && chargedBack(state, at)),
        topic: `dispute-${data.dispute}`,
      };
    }
    case "other":
      return { outcome: "ignored" };
  }
}

function paid(
  { payment, quote, payments }: PaymentState,
  { pence, currency }: { pence: number; currency: string },
  at: string,
  paymentRef: string | null,
): Settlement {
  // The payment was already reported in another event.
  if (payment.status === "paid") return { outcome: "stale" };
  if (currency !== payment.currency) return { outcome: "wrong-currency", topic: "wrong-currency" };
  if (pence !== payment.pence) return { outcome: "wrong-amount", topic: "wrong-amount" };
  const changes: PaymentChanges = { status: "paid", paidAt: at, ...(paymentRef && { paymentRef: paymentRef }) };
  // The money was refunded or charged back before we heard that it was paid. A quote that waited for it stops waiting.
  if (payment.refunded >= payment.pence || payment.dispute === "lost") {
    const release = isOpen(payment.status) && quote?.status === "deposit-pending";
    return { outcome: "stale", payment: changes, ...(release && { move: "payment-failed" }) };
  }
  const move = paidEvents[payment.part];
  // After the party, only the payments say whether its balance was paid.
  const settled =
    quote && payment.part === "balance" && dueOf(quote, payments, venueDate(new Date(at)))?.stage === "paid";
  if (!quote || settled || !transition(quote.status, move).ok || !isPriceOf(quote, payment))
    return {
      outcome: "owed-back",
      payment: changes,
      owed: payment.pence - payment.refunded,
      ...(quote && { topic: "owed-back" }),
    };
  const topic = move === "balance-paid" ? "balance-paid" : "booked";
  return {
    outcome: "applied",
    payment: changes,
    move,
    ...(quote.offerTakenBack > 0 && { set: fullyReceived(quote) }),
    topic,
  };
}

/** The bank had taken part of the earlier money back, and this payment completes the price: all of it counts as the deposit. */
const fullyReceived = ({ offerTotal }: Quote): QuoteChanges => ({
  offerTakenBack: 0,
  offerDeposit: offerTotal,
  offerBalance: 0,
});

/** Becomes due again on a confirmed booking, unless the booking could not take the payment, or the money is being refunded. */
function chargedBack({ payment, quote, refunds, payments }: PaymentState, at: string): Partial<Settlement> {
  const due = quote && dueOf(quote, payments, venueDate(new Date(at)));
  const pence = refunds.some(({ reason }) => reason === "unbookable") ? 0 : refundableAmount(payment, refunds);
  if (!due || pence === 0 || !transition(quote.status, "taken-back").ok) return {};
  // As after a change of price, what was received is the deposit and the rest is the balance.
  const came = due.paid + quote.offerTakenBack;
  const offerTakenBack = Math.min(came, quote.offerTakenBack + pence);
  return { move: "taken-back", set: { offerDeposit: came, offerBalance: due.total - came, offerTakenBack } };
}

/** Whether the payment is what the quote asks for now. A newer offer may cost the same. */
function isPriceOf(quote: Quote, { part, pence }: Payment): boolean {
  return partsOf(quote)?.[part] === pence;
}
