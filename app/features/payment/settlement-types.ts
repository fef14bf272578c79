/** What the settlement of an event reads, and what it decides. */
import type { Quote, QuoteChanges } from "../quote/table.server.ts";
import type { EventOutcome, Payment, PaymentChanges, PaymentOfQuote, Refund } from "./table.server.ts";

export interface PaymentState {
  payment: Payment;
  /** Undefined when it was erased */
  quote: Quote | undefined;
  /** Of this payment */
  refunds: readonly Refund[];
  /** All of the quote's */
  payments: readonly PaymentOfQuote[];
}

/** What an email reports: the owner gets all of it, the customer what is theirs. */
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
  /** Changes to the payment, when there are any */
  payment?: PaymentChanges;
  move?: "deposit-paid" | "whole-paid" | "balance-paid" | "payment-failed" | "taken-back";
  /** What changes of the quote with the move */
  set?: QuoteChanges;
  /** Pence to refund because the quote can't take them */
  owed?: number;
  /** Refunds that ended */
  refunds?: { id: string; status: "done" | "failed" }[];
  topic?: EmailTopic;
}
