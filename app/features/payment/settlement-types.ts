/** The input and the result of settling a payment event. */
import type { Quote, QuoteChanges } from "../quote/table.server.ts";
import type { EventOutcome, Payment, PaymentChanges, PaymentOfQuote, Refund } from "./table.server.ts";

export interface PaymentState {
  payment: Payment;
  /** Undefined when the quote was erased */
  quote: Quote | undefined;
  /** The refunds of this payment */
  refunds: readonly Refund[];
  /** All payments of the quote */
  payments: readonly PaymentOfQuote[];
}

/** What an email reports. The owner gets all of these; the customer only those that concern them. */
export type EmailTopic =
  | "booked"
  | "balance-paid"
  | "payment-failed"
  | "owed-back"
  | "wrong-amount"
  | "wrong-currency"
  | "refunded-elsewhere"
  | "refund-failed"
  | "dispute-open"
  | "dispute-won"
  | "dispute-lost";

export interface Settlement {
  outcome: EventOutcome;
  payment?: PaymentChanges;
  move?: "deposit-paid" | "whole-paid" | "balance-paid" | "payment-failed" | "taken-back";
  /** Columns of the quote that change with the move */
  set?: QuoteChanges;
  /** Pence to refund because the quote can't take them */
  owed?: number;
  /** Refunds that are finished */
  refunds?: { id: string; status: "done" | "failed" }[];
  topic?: EmailTopic;
}
