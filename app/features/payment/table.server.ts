/** The tables of payments. The SQL is in server/database/migrations. Money in pence GBP, times ISO 8601 UTC. No personal data. */
import type { Selectable, SqlBool, Updateable } from "kysely";
import type { PaymentPart } from "../money/rules.ts";
import type { ReferenceColumn } from "../quote/table.server.ts";

/** One attempt to pay. */
export interface PaymentTable {
  /** UUID; the provider's events carry it */
  id: string;
  reference: ReferenceColumn;
  part: PaymentPart;
  pence: number;
  currency: "GBP";
  /** Which adapter took the payment, or "owner" when it was marked as paid at the desk */
  adapter: string;
  /** `begun`: written before the provider is asked; `open`: the provider waits for the payer */
  status: "begun" | "open" | "paid" | "failed" | "expired";
  /** Goes up with every change */
  version: number;
  /** Sent with the request to the provider: a request with the same key is the same charge */
  idempotencyKey: string;
  /** Version of the offer when it was created */
  offerVersion: number;
  /** The provider's id for the checkout */
  sessionRef: string | null;
  /** The provider's id for the money; for a payment that the owner marked, how it came */
  paymentRef: string | null;
  /** Where the payer goes, JSON (ProviderCheckout); null until the provider has answered */
  nextStep: string | null;
  /** Until when the provider waits for the payer; null for no end */
  expiresAt: string | null;
  paidAt: string | null;
  /** Pence refunded so far */
  refunded: number;
  /** State of a dispute, in which the payer's bank asks for the money back */
  dispute: "open" | "won" | "lost" | null;
  createdAt: string;
  updatedAt: string;
}
export type Payment = Selectable<PaymentTable>;
/** `unbookable`: the quote could not take the payment, so all of it goes back. `refundTotal`: pence of all other refunds, sent or not */
export type PaymentOfQuote = Payment & { unbookable: SqlBool; refundTotal: number };
export type PaymentChanges = Omit<
  Updateable<PaymentTable>,
  "id" | "reference" | "version" | "idempotencyKey" | "pence"
>;

/** The result of an event. Every outcome is final: the provider need not send the event again. */
export type EventOutcome =
  /** The event changed something, or confirmed what was already known */
  | "applied"
  /** It came too late to matter, such as a failure after the success */
  | "stale"
  /** Paid, but the quote could not take the payment: all of it is owed back */
  | "owed-back"
  | "wrong-amount"
  | "wrong-currency"
  /** The event names no payment of ours */
  | "unknown-payment"
  /** A kind of event that is not about money */
  | "ignored";

/** Events that were handled, each once. */
export interface PaymentEventTable {
  adapter: string;
  /** The provider's id, or one derived from the refund that failed; unique together with the adapter */
  eventId: string;
  type: string;
  paymentId: string | null;
  receivedAt: string;
  outcome: EventOutcome;
}

/** Money to refund. `owed`: nobody has been asked to send it; `sent`: the provider has the request; `done`: it has arrived. */
export interface RefundTable {
  id: string;
  reference: ReferenceColumn;
  paymentId: string;
  pence: number;
  status: "owed" | "sent" | "done" | "failed";
  /** `unbookable`: the quote could not take the payment. `given-back`: a partial refund by the owner */
  reason: "cancelled" | "unbookable" | "given-back";
  idempotencyKey: string;
  providerRef: string | null;
  attempts: number;
  /** The provider is not asked before this time */
  dueAt: string;
  lastError: string | null;
  createdAt: string;
  updatedAt: string;
}
export type Refund = Selectable<RefundTable>;
