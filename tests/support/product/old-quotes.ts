/** Quotes that are due for erasure, with everything that belongs to them. */
import type { Ports } from "../../../app/context.ts";
import { shortMail } from "./outgoing-mail.ts";
import { quoteRow } from "./quote-row.ts";

/** When each was requested. */
export const asked = "2026-11-21T12:00:00.000Z";
/** The party of every quote here. */
const party = "2027-06-12";
export const mail = shortMail("ann@example.com");

/** A quote with an email and a link. */
export const storeQuote = (ports: Ports, reference: string) =>
  ports.write(async (write) => {
    const typed = { notes: "ring twice", venue: "1 High Street", surprise: 1 } as const;
    await write
      .insertInto("quote")
      .values({ ...quoteRow(reference), eventDate: party, ...typed })
      .execute();
    const step = {
      id: reference,
      reference,
      at: asked,
      cause: "begun",
      actor: "visitor" as const,
      fromStatus: null,
    };
    await write
      .insertInto("quoteTransition")
      .values({ ...step, toStatus: "requested", version: 1, detail: null })
      .execute();
    const link = { digest: reference, reference, madeAt: asked, expiresAt: null };
    await write.insertInto("quoteLink").values(link).execute();
    await write.insertInto("notice").values({ reference, kind: "week-before", at: asked }).execute();
    await ports.outbox.put(write, mail, reference);
  });

/** A payment of the whole price, made to the owner. */
export const storePayment = (ports: Ports, reference: string) =>
  ports.write(async (write) => {
    const id = `pay-${reference}`;
    const common = { reference, createdAt: asked, updatedAt: asked, idempotencyKey: id };
    const payment = {
      id,
      part: "whole" as const,
      pence: 24_000,
      currency: "GBP" as const,
      adapter: "owner",
      version: 2,
    };
    const none = { sessionRef: null, paymentRef: null, nextStep: null, expiresAt: null, dispute: null };
    await write
      .insertInto("payment")
      .values({ ...common, ...payment, ...none, status: "paid", offerVersion: 1, paidAt: asked, refunded: 0 })
      .execute();
    const event = { adapter: "owner", eventId: id, type: "paid", paymentId: id, receivedAt: asked };
    await write
      .insertInto("paymentEvent")
      .values({ ...event, outcome: "applied" })
      .execute();
  });

/** A refund of that payment. */
export const storeRefund = (ports: Ports, reference: string, status: "owed" | "done") =>
  ports.database
    .insertInto("refund")
    .values({
      id: `refund-${reference}`,
      idempotencyKey: reference,
      reference,
      paymentId: `pay-${reference}`,
      pence: 100,
      status,
      reason: "cancelled",
      providerRef: null,
      attempts: 0,
      dueAt: asked,
      lastError: null,
      createdAt: asked,
      updatedAt: asked,
    })
    .execute();
