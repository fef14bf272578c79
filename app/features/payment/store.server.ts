import { randomUUID } from "node:crypto";
import type { Database, PaymentEvent, Write } from "../../context.ts";
import type { Part } from "../money/rules.ts";
import type { Reference } from "../quote/reference.server.ts";
import type { NewPayment, Payment, PaymentChanges, PaymentEventTable, Refund, RefundTable } from "./table.server.ts";

type Reader = Database | Write;

/** The attempts to pay for a quote, oldest first. */
export const paymentsOf = (reader: Reader, reference: Reference): Promise<Payment[]> =>
  reader
    .selectFrom("payment")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export const paymentById = (reader: Reader, id: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirst();

/** @param session the provider's name for its checkout */
export const paymentBySession = (reader: Reader, session: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").selectAll().where("sessionRef", "=", session).executeTakeFirst();

/** The one attempt on which money may still come without a new attempt. */
export const openPaymentOf = (reader: Reader, reference: Reference): Promise<Payment | undefined> =>
  reader
    .selectFrom("payment")
    .selectAll()
    .where("reference", "=", reference)
    .where("status", "in", ["begun", "open"])
    .executeTakeFirst();

/** The payment that an event is about, by whatever it names: our id, else the provider's own names. */
export async function paymentOfEvent(reader: Reader, { adapter, about }: PaymentEvent): Promise<Payment | undefined> {
  const by = (column: "id" | "sessionRef" | "paymentRef", value: string | null) =>
    value === null
      ? undefined
      : reader
          .selectFrom("payment")
          .selectAll()
          .where("adapter", "=", adapter)
          .where(column, "=", value)
          .executeTakeFirst();
  return (
    (await by("id", about.paymentId)) ??
    (await by("sessionRef", about.sessionRef)) ??
    (await by("paymentRef", about.paymentRef))
  );
}

export interface Attempt {
  reference: Reference;
  part: Part;
  pence: number;
  adapter: string;
  offerVersion: number;
  at: Date;
}

/** Writes an attempt before anybody is asked for money: its key makes a second asking the same charge. */
export async function insertPayment(write: Write, attempt: Attempt): Promise<Payment> {
  const id = randomUUID();
  const at = attempt.at.toISOString();
  const row: NewPayment = {
    id,
    reference: attempt.reference,
    part: attempt.part,
    pence: attempt.pence,
    currency: "GBP",
    adapter: attempt.adapter,
    status: "begun",
    version: 1,
    idempotencyKey: `pay-${id}`,
    offerVersion: attempt.offerVersion,
    sessionRef: null,
    paymentRef: null,
    nextStep: null,
    expiresAt: null,
    paidAt: null,
    refunded: 0,
    dispute: null,
    createdAt: at,
    updatedAt: at,
  };
  return write.insertInto("payment").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes a payment as it was read. @returns undefined when somebody else has changed it since */
export const changePayment = (
  write: Write,
  { id, version }: Pick<Payment, "id" | "version">,
  changes: PaymentChanges,
  at: Date,
): Promise<Payment | undefined> =>
  write
    .updateTable("payment")
    .set({ ...changes, version: version + 1, updatedAt: at.toISOString() })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();

/** Notes an event as dealt with. @returns false when it was already */
export async function insertEvent(write: Write, event: PaymentEventTable): Promise<boolean> {
  const stored = await write
    .insertInto("paymentEvent")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning("eventId")
    .executeTakeFirst();
  return stored !== undefined;
}

export const refundsOf = (reader: Reader, reference: Reference): Promise<Refund[]> =>
  reader
    .selectFrom("refund")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export const refundById = (reader: Reader, id: string): Promise<Refund | undefined> =>
  reader.selectFrom("refund").selectAll().where("id", "=", id).executeTakeFirst();

export interface Owed {
  reference: Reference;
  paymentId: string;
  pence: number;
  reason: RefundTable["reason"];
  at: Date;
}

/** Writes down that money has to go back, once for each payment and reason. A job asks the provider, or the owner sends it. */
export async function oweRefund(write: Write, { reference, paymentId, pence, reason, at }: Owed): Promise<void> {
  const time = at.toISOString();
  await write
    .insertInto("refund")
    .values({
      id: randomUUID(),
      reference,
      paymentId: paymentId,
      pence,
      status: "owed",
      reason,
      idempotencyKey: `refund-${paymentId}-${reason}`,
      providerRef: null,
      attempts: 0,
      dueAt: time,
      lastError: null,
      createdAt: time,
      updatedAt: time,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const changeRefund = async (
  write: Write,
  id: string,
  changes: Partial<Pick<Refund, "status" | "providerRef" | "attempts" | "dueAt" | "lastError">>,
  at: Date,
): Promise<void> => {
  await write
    .updateTable("refund")
    .set({ ...changes, updatedAt: at.toISOString() })
    .where("id", "=", id)
    .execute();
};

/**
 * Payments of an adapter about which a message may have been missed: waiting since `open`, or with a refund on its way since
 * `refunding`. Oldest first. @param since ISO 8601 UTC
 */
export async function paymentsToPoll(
  reader: Reader,
  adapter: string,
  since: { open: string; refunding: string },
): Promise<string[]> {
  // Two questions, each along an index of its own: joined by "or" they would read every payment ever made.
  const waiting = await reader
    .selectFrom("payment")
    .select(["id", "createdAt"])
    .where("status", "in", ["begun", "open"])
    .where("updatedAt", "<", since.open)
    .where("adapter", "=", adapter)
    .execute();
  const refunding = await reader
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.paymentId")
    .select(["payment.id", "payment.createdAt"])
    .where("refund.status", "=", "sent")
    .where("refund.updatedAt", "<", since.refunding)
    .where("payment.adapter", "=", adapter)
    .execute();
  const found = [...waiting, ...refunding].toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  );
  return [...new Set(found.map(({ id }) => id))];
}

/** Attempts on which nothing can come any more: never answered by the provider, or over there, since before `since` (ISO 8601 UTC). */
export const stuckPayments = (reader: Reader, since: string): Promise<Pick<Payment, "id">[]> =>
  reader
    .selectFrom("payment")
    .select("id")
    // The index is by status: few are ever open.
    .where("status", "in", ["begun", "open"])
    .where((is) =>
      is.or([
        is.and([is("status", "=", "begun"), is("updatedAt", "<", since)]),
        is.and([is("status", "=", "open"), is("expiresAt", "<", since)]),
      ]),
    )
    .orderBy("createdAt")
    .execute();

/** What is owed on payments that this adapter took, and due. @param now ISO 8601 UTC */
export const owedRefunds = (reader: Reader, adapter: string, now: string): Promise<Pick<Refund, "id">[]> =>
  reader
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.paymentId")
    .select("refund.id")
    .where("payment.adapter", "=", adapter)
    .where("refund.status", "=", "owed")
    .where("refund.dueAt", "<=", now)
    .orderBy("refund.dueAt")
    .execute();
