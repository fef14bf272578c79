/** The tables of payments. The SQL is in server/database/migrations. Money in pence GBP, times ISO 8601 UTC. No personal data. */
import type { Selectable, Updateable } from "kysely";
import type { Part } from "../money/rules.ts";
import type { ReferenceColumn } from "../quote/table.server.ts";
import type { PaymentStatus } from "./rules.ts";

/** One attempt to pay. */
export interface PaymentTable {
  /** UUID; the provider carries it with its events */
  id: string;
  /** The quote's */
  reference: ReferenceColumn;
  part: Part;
  pence: number;
  currency: "GBP";
  /** Which adapter took it, or "owner" when it was marked as paid at the desk */
  adapter: string;
  status: PaymentStatus;
  /** Goes up with every change */
  version: number;
  /** Sent with the request to the provider: the same key is the same charge */
  idempotencyKey: string;
  /** Version of the offer when it was created */
  offerVersion: number;
  /** The provider's name for the checkout */
  sessionRef: string | null;
  /** The provider's name for the money; how it came, when the owner marked it */
  paymentRef: string | null;
  /** Where the payer goes, JSON (ProviderCheckout); null until the provider has answered */
  nextStep: string | null;
  /** Until when the provider waits for the payer; null for no end */
  expiresAt: string | null;
  paidAt: string | null;
  /** What went back so far */
  refunded: number;
  /** The payer's bank asks for it back */
  dispute: "open" | "won" | "lost" | null;
  createdAt: string;
  updatedAt: string;
}
export type Payment = Selectable<PaymentTable>;
export type PaymentChanges = Omit<
  Updateable<PaymentTable>,
  "id" | "reference" | "version" | "idempotencyKey" | "pence"
>;

/** What came of an event. Every outcome but an error is final: the provider need not send it again. */
export type EventOutcome =
  /** It changed something, or said what was known already in a new event */
  | "applied"
  /** It came too late to matter, such as a failure after the success */
  | "stale"
  /** Paid, but the quote can't take it: all of it is owed back */
  | "owed-back"
  | "wrong-amount"
  | "wrong-currency"
  /** No payment of ours is meant */
  | "unknown-payment"
  /** Of a kind that says nothing about money */
  | "ignored";

/** Events that were dealt with, each once. */
export interface PaymentEventTable {
  adapter: string;
  /** The provider's; unique together with the adapter */
  eventId: string;
  type: string;
  paymentId: string | null;
  receivedAt: string;
  outcome: EventOutcome;
}

/** Money that has to go back. `owed`: nobody has been asked; `sent`: the provider has it; `done`: it is back. */
export interface RefundTable {
  id: string;
  reference: ReferenceColumn;
  paymentId: string;
  pence: number;
  status: "owed" | "sent" | "done" | "failed";
  /** `unbookable`: it came for a quote that could not take it. `provider`: created at the provider, not here */
  reason: "cancelled" | "unbookable" | "provider";
  idempotencyKey: string;
  providerRef: string | null;
  attempts: number;
  /** Not asked of the provider before this time */
  dueAt: string;
  lastError: string | null;
  createdAt: string;
  updatedAt: string;
}
export type Refund = Selectable<RefundTable>;
