/** The port of payment providers: what the product asks of one, and the events it receives. The adapters are in server/payments/. */
import type { PaymentPart } from "./features/money/rules.ts";

/** A payment that the payer is asked for. */
interface PaymentRequest {
  /** Our id of the payment; the provider's events carry it */
  paymentId: string;
  /** The quote's, for statements and bank transfers */
  reference: string;
  part: PaymentPart;
  /** Integer, GBP */
  pence: number;
  /** The text on the provider's page about what is paid for; neutral for a surprise */
  description: string;
  payer: { email: string };
  /** Requests with the same key and the same parameters are one charge. */
  idempotencyKey: string;
  /** Where the payer returns after paying, whether or not the money has arrived yet */
  returnUrl: string;
  /** Where the payer returns without having paid */
  cancelUrl: string;
}

/** What the payer has to do next. `refused`: the provider will not take this payment, and has taken nothing. */
export type ProviderCheckout =
  | { kind: "redirect"; url: string; sessionRef: string; expiresAt: string | null }
  | { kind: "instructions"; lines: { label: string; value: string }[]; sessionRef: null; expiresAt: string | null }
  | { kind: "refused"; reason: string };

/** A provider's event, in our terms. */
export type PaymentEventData =
  | { type: "paid"; pence: number; currency: string }
  | { type: "failed" | "expired" }
  /** `refunded`: the total refunded of this payment so far, in pence. `refundId`: our id, if the refund was requested here */
  | { type: "refunded"; refunded: number; refundId: string | null }
  | { type: "refund-failed"; refundId: string | null }
  | { type: "dispute"; dispute: "open" | "won" | "lost" }
  /** A kind of event that is not about money */
  | { type: "other"; name: string };

export interface PaymentEvent {
  adapter: string;
  /** Unique within the adapter */
  id: string;
  /** ISO 8601 UTC */
  at: string;
  /** Ids that the provider gives; at least one is set */
  about: { paymentId: string | null; sessionRef: string | null; paymentRef: string | null };
  data: PaymentEventData;
}

declare const verified: unique symbol;
/** An event whose origin an adapter has checked. Only adapters make one (server/payments/verified.ts). */
export type VerifiedPaymentEvent = PaymentEvent & { readonly [verified]: true };

/** `refused`: the refund will not be made, and asking again is useless. `manual`: the owner sends the money. */
export type RefundResult =
  | { kind: "sent" | "done"; providerRef: string }
  | { kind: "manual" }
  | { kind: "refused"; reason: string };

/** Nothing outside server/payments names one: some refuse this trade. After an error, ask again with the same key. */
export interface Payments {
  /** Stored with each payment, so that the same provider is asked about it */
  name: string;
  begin(asked: PaymentRequest): Promise<ProviderCheckout>;
  /** @param body exactly as received, because signatures are over bytes */
  readEvent(
    body: Uint8Array,
    headers: Headers,
  ): Promise<{ ok: true; event: VerifiedPaymentEvent } | { ok: false; reason: "forged" | "too-old" | "unreadable" }>;
  refund(asked: {
    refundId: string;
    paymentRef: string | null;
    paymentId: string;
    pence: number;
    idempotencyKey: string;
  }): Promise<RefundResult>;
  /** The events of a payment, in case its messages were lost; empty while there are none. */
  fetchEvents(payment: {
    paymentId: string;
    sessionRef: string | null;
    paymentRef: string | null;
  }): Promise<VerifiedPaymentEvent[]>;
}
