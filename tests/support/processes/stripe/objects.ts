/** Stripe's objects with the fields that the adapter reads; the compiler checks each field against the SDK's types. */
import type Stripe from "stripe";

const now = () => Math.floor(Date.now() / 1000);

export interface Sold {
  session: Pick<
    Stripe.Checkout.Session,
    | "id"
    | "object"
    | "url"
    | "status"
    | "payment_status"
    | "amount_total"
    | "currency"
    | "metadata"
    | "client_reference_id"
    | "created"
    | "expires_at"
    | "livemode"
  > & { payment_intent: string | null };
  intent: Pick<Stripe.PaymentIntent, "id" | "object" | "amount" | "currency" | "metadata" | "status" | "created"> & {
    latest_charge: string | null;
  };
  charge:
    | (Pick<
        Stripe.Charge,
        "id" | "object" | "amount" | "amount_refunded" | "currency" | "created" | "disputed" | "metadata" | "refunded"
      > & { payment_intent: string })
    | null;
  refunds: (Pick<Stripe.Refund, "id" | "object" | "amount" | "created" | "currency" | "metadata" | "status"> & {
    payment_intent: string;
  })[];
  disputes: (Pick<Stripe.Dispute, "id" | "object" | "amount" | "created" | "currency" | "status"> & {
    charge: string;
    payment_intent: string;
  })[];
}

interface SessionInput {
  pence: number;
  currency: string;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
  clientReference: string | null;
}

const day = 86_400;

export function sold(
  number: number,
  { pence, currency, metadata, intentMetadata, clientReference }: SessionInput,
): Sold {
  const created = now();
  return {
    session: {
      id: `cs_test_${number}`,
      object: "checkout.session",
      url: `https://checkout.stripe.com/c/pay/cs_test_${number}`,
      status: "open",
      payment_status: "unpaid",
      amount_total: pence,
      currency,
      metadata,
      client_reference_id: clientReference,
      created,
      expires_at: created + day,
      livemode: false,
      payment_intent: null,
    },
    intent: {
      id: `pi_${number}`,
      object: "payment_intent",
      amount: pence,
      currency,
      metadata: intentMetadata,
      status: "requires_payment_method",
      created,
      latest_charge: null,
    },
    charge: null,
    refunds: [],
    disputes: [],
  };
}

/** Marks a sale as paid. Stripe never takes another amount or currency than requested, but the site must not rely on that. */
export function pay(
  sale: Sold,
  { amount, currency }: { amount?: number; currency?: string } = {},
): Stripe.Checkout.Session {
  const { session, intent } = sale;
  Object.assign(session, {
    status: "complete",
    payment_status: "paid",
    payment_intent: intent.id,
    amount_total: amount ?? session.amount_total,
    currency: currency ?? session.currency,
  });
  Object.assign(intent, { status: "succeeded", latest_charge: `ch_${intent.id}` });
  sale.charge = {
    id: `ch_${intent.id}`,
    object: "charge",
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    created: now(),
    disputed: false,
    // As at Stripe, a charge copies its intent's metadata.
    metadata: intent.metadata,
    refunded: false,
    payment_intent: intent.id,
  };
  return session as Stripe.Checkout.Session;
}

export function refund(sale: Sold, amount: number, metadata: Record<string, string> = {}, status = "succeeded") {
  const { charge, intent } = sale;
  if (!charge) throw new Error("nothing was paid");
  const made: Sold["refunds"][number] = {
    id: `re_${intent.id}_${sale.refunds.length + 1}`,
    object: "refund",
    amount,
    created: now(),
    currency: intent.currency,
    metadata,
    status,
    payment_intent: intent.id,
  };
  sale.refunds.unshift(made);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  return made as Stripe.Refund;
}

export function dispute(sale: Sold, status: Stripe.Dispute["status"]): Stripe.Dispute {
  const { charge, intent } = sale;
  if (!charge) throw new Error("nothing was paid");
  charge.disputed = true;
  const made = {
    id: `du_${intent.id}`,
    object: "dispute" as const,
    amount: charge.amount,
    created: now(),
    currency: charge.currency,
    status,
    charge: charge.id,
    payment_intent: intent.id,
  };
  sale.disputes = [made];
  return made as Stripe.Dispute;
}
