/** The port of payment providers: what the product asks of one, and the events it gets. The adapters are in server/payments/. */
import type { PaymentPart } from "./features/money/rules.ts";

/** What the payer is asked for. */
interface PaymentRequest {
  /** Ours; the provider carries it with its events */
  paymentId: string;
  /** The quote's, for statements and bank transfers */
  reference: string;
  part: PaymentPart;
  /** Integer, GBP */
  pence: number;
  /** What the provider's page says is paid for; neutral for a surprise */
  description: string;
  payer: { email: string };
  /** The same key with the same parameters is the same charge, however often it is requested. */
  idempotencyKey: string;
  /** Where the payer comes back to, whether or not the money is there yet */
  returnUrl: string;
  /** Where the payer comes back to without having paid */
  cancelUrl: string;
}

/** Where the payer goes now. `refused`: the provider won't take it, and has not. */
export type ProviderCheckout =
  | { kind: "redirect"; url: string; sessionRef: string; expiresAt: string | null }
  | { kind: "instructions"; lines: { label: string; value: string }[]; sessionRef: null; expiresAt: string | null }
  | { kind: "refused"; reason: string };

/** What a provider says happened, in our words. */
export type PaymentEventData =
  | { type: "paid"; pence: number; currency: string }
  | { type: "failed" | "expired" }
  /** `refunded`: all that went back of this payment so far, pence. `refundId`: ours, when it was asked for here */
  | { type: "refunded"; refunded: number; refundId: string | null }
  | { type: "refund-failed"; refundId: string | null }
  | { type: "dispute"; dispute: "open" | "won" | "lost" }
  /** Of a kind that says nothing about money */
  | { type: "other"; name: string };

export interface PaymentEvent {
  adapter: string;
  /** Unique within the adapter */
  id: string;
  /** ISO 8601 UTC */
  at: string;
  /** Whichever the provider names; at least one */
  about: { paymentId: string | null; sessionRef: string | null; paymentRef: string | null };
  data: PaymentEventData;
}

declare const verified: unique symbol;
/** An event whose origin an adapter has checked. Only adapters make one (server/payments/verified.ts). */
export type VerifiedPaymentEvent = PaymentEvent & { readonly [verified]: true };

/** `refused`: it will not be done, and asking again is of no use. `manual`: the owner sends the money. */
export type RefundResult =
  | { kind: "sent" | "done"; providerRef: string }
  | { kind: "manual" }
  | { kind: "refused"; reason: string };

/**
 * Who takes the money. Some providers refuse this trade, so nothing outside server/payments knows one by name. After an error the provider
 * may or may not have accepted the request: ask again with the same key.
 */
export interface Payments {
  /** Kept with each payment, to know whom to ask about it */
  name: string;
  begin(asked: PaymentRequest): Promise<ProviderCheckout>;
  /** @param body exactly as it came: signatures are over bytes */
  readEvent(
    body: Uint8Array,
    headers: Headers,
  ): Promise<{ ok: true; event: VerifiedPaymentEvent } | { ok: false; reason: "forged" | "unreadable" }>;
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
