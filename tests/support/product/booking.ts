/** A desk with a clock that tests set, and quotes at the stage that a test needs. */
import { randomUUID } from "node:crypto";
import type { Ports } from "../../../app/context.ts";
import { venueDate } from "../../../app/dates/today.server.ts";
import { acceptOffer } from "../../../app/features/booking/accept-offer.server.ts";
import { bookDirect } from "../../../app/features/booking/book-direct.server.ts";
import { dueOf } from "../../../app/features/booking/due.server.ts";
import { withdrawQuote } from "../../../app/features/booking/withdraw-quote.server.ts";
import { startPayment } from "../../../app/features/payment/start-payment.server.ts";
import type { Payment } from "../../../app/features/payment/table.server.ts";
import { estimateFor } from "../../../app/features/quote/estimate/estimate-choice.ts";
import { quoteForm } from "../../../app/features/quote/form/fields.ts";
import { formOptionsAt } from "../../../app/features/quote/form-options.server.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import type { QuoteToStore } from "../../../app/features/quote/request-quote.server.ts";
import { parseRequest } from "../../../app/features/quote/schema.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { tidyValues } from "../../../app/forms/tidy-text.ts";
import type { PaymentEventData, Payments, VerifiedPaymentEvent } from "../../../app/payments-port.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { outboxWith } from "../../../server/email/outbox.ts";
import { verified } from "../../../server/payments/verified.ts";
import { rateLimiterOn } from "../../../server/rate-limiter.ts";
import { signerWith } from "../../../server/signer.ts";
import { storedEmail } from "./drawn-email.ts";
import { filledForm } from "./filled-form.ts";
import { quietLog, type TestStores } from "./stores.ts";

/** Takes every payment as a hosted checkout would, and records its requests. */
export function checkout() {
  const asked: Parameters<Payments["begin"]>[0][] = [];
  const payments: Payments = {
    name: "checkout",
    async begin(payment) {
      asked.push(payment);
      const sessionRef = `session-${payment.idempotencyKey}`;
      return { kind: "redirect", url: `https://pay.example/${sessionRef}`, sessionRef, expiresAt: null };
    },
    readEvent: async () => ({ ok: false, reason: "forged" }),
    refund: async ({ refundId }) => ({ kind: "sent", providerRef: `provider-${refundId}` }),
    fetchEvents: async () => [],
  };
  return { payments, asked };
}

export const visitorSettings = { origin: "http://localhost:3000", quotesPerHour: 20, minFillSeconds: 3 };

export function deskOn({ database, write }: Pick<OpenDatabase, "database" | "write">, payments: Payments) {
  const time = { now: new Date("2026-11-21T12:00:00Z") };
  const clock = { now: () => new Date(time.now) };
  const signer = signerWith("secret");
  const ports: Ports = {
    database,
    write,
    removeTraces: async () => 0,
    outbox: outboxWith(clock, () => {}),
    rateLimiter: rateLimiterOn({ database, write }, signer, clock),
    payments,
    signer,
    clock,
    log: quietLog,
    settings: visitorSettings,
  };
  const setTime = (iso: string) => {
    time.now = new Date(iso);
  };
  return { ports, setTime };
}

/** A request as `filledForm` makes it, ready to be stored. */
export function form(
  changes: Record<string, string> = {},
  more: Partial<QuoteToStore> = {},
  at = new Date("2026-11-21T12:00:00Z"),
): QuoteToStore {
  const options = formOptionsAt(at);
  const values = tidyValues(quoteForm, { ...filledForm, ...changes });
  const parsed = parseRequest(values, options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return {
    request: parsed.input,
    estimate: estimateFor(values, options),
    key: randomUUID(),
    placeSlug: "york",
    suspect: false,
    ...more,
  };
}

/** A direct booking at its review step. */
export async function reviewing(ports: Ports, asked = form()): Promise<Reference> {
  const booked = await bookDirect(ports, asked);
  if (booked.kind !== "stored") throw new Error(booked.kind);
  return booked.reference;
}

export async function accepted(ports: Ports, asked = form()): Promise<Reference> {
  const reference = await reviewing(ports, asked);
  await acceptOffer(ports, { reference, offerVersion: 1, reviewWanted: false });
  return reference;
}

/** A direct booking whose payment waits at the provider. */
export async function paying(ports: Ports, asked = form()): Promise<{ reference: Reference; payment: Payment }> {
  const reference = await accepted(ports, asked);
  return { reference, payment: await startedPayment(ports, reference) };
}

/** Presses the button that pays what is due now, on a page that is up to date. */
export async function payDue(ports: Ports, { reference }: { reference: Reference }) {
  const quote = await quoteByReference(ports.database, reference);
  const due = quote && dueOf(quote, [], venueDate(ports.clock.now()))?.next;
  return startPayment(ports, { reference, shown: due ?? { part: "whole", pence: 0 } });
}

export async function startedPayment(ports: Ports, reference: Reference): Promise<Payment> {
  const started = await payDue(ports, { reference });
  if (started.kind !== "redirect" && started.kind !== "instructions") throw new Error(started.kind);
  return started.payment;
}

export const eventOf = (
  payment: Pick<Payment, "id" | "adapter">,
  data: PaymentEventData,
  id: string = randomUUID(),
): VerifiedPaymentEvent =>
  verified({
    adapter: payment.adapter,
    id,
    at: "2026-11-21T12:05:00.000Z",
    about: { paymentId: payment.id, sessionRef: null, paymentRef: "money-1" },
    data,
  });

export const paidEvent = (payment: Payment, id?: string) =>
  eventOf(payment, { type: "paid", pence: payment.pence, currency: "GBP" }, id);

/** @throws when the quote is not stored */
export async function storedQuote({ database }: Pick<Ports, "database">, reference: Reference) {
  const quote = await quoteByReference(database, reference);
  if (!quote) throw new Error(`${reference} is not stored`);
  return quote;
}

/** The agency withdraws the quote. */
export async function withdrawNow(ports: Ports, reference: Reference): Promise<void> {
  const { version } = await storedQuote(ports, reference);
  const moved = await withdrawQuote(ports, { reference, expectedVersion: version });
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
}

/** The emails about a quote, by kind. */
export async function emailsAbout({ database }: Pick<Ports, "database">, reference: Reference) {
  const rows = await database
    .selectFrom("outbox")
    .select(["kind", "message"])
    .where("subjectRef", "=", reference)
    .orderBy("kind")
    .execute();
  return Promise.all(rows.map(async ({ kind, message }) => ({ kind, mail: await storedEmail(message) })));
}

/** A desk on an empty database, and a function that reads its quotes. */
export async function openDesk(stores: TestStores) {
  const desk = deskOn(await stores.fresh(), checkout().payments);
  const quote = (reference: Reference) => storedQuote(desk.ports, reference);
  return { ...desk, quote };
}
