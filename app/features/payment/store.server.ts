import { randomUUID } from "node:crypto";
import type { Database, Write } from "../../context.ts";
import type { PaymentEvent } from "../../payments-port.ts";
import type { Actor as Person } from "../history/actor.ts";
import type { Actor, QuoteEvent } from "../quote/status.ts";
import { moveQuote } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { openStatuses } from "./rules.ts";
import type { Payment, PaymentChanges, PaymentEventTable } from "./table.server.ts";

type Reader = Database | Write;

const payments = (reader: Reader) => reader.selectFrom("payment").selectAll();

/** The attempts to pay for a quote, oldest first. */
export const paymentsOf = (reader: Reader, reference: Quote["reference"]): Promise<Payment[]> =>
  payments(reader).where("reference", "=", reference).orderBy("createdAt").orderBy("id").execute();

export const paymentById = (reader: Reader, id: string): Promise<Payment | undefined> =>
  payments(reader).where("id", "=", id).executeTakeFirst();

/** @param session the provider's name for its checkout */
export const paymentBySession = (reader: Reader, session: string): Promise<Payment | undefined> =>
  payments(reader).where("sessionRef", "=", session).executeTakeFirst();

/** The one attempt on which money may still come without a new attempt. */
export const openPaymentOf = (reader: Reader, reference: Quote["reference"]): Promise<Payment | undefined> =>
  payments(reader).where("reference", "=", reference).where("status", "in", openStatuses).executeTakeFirst();

/** The payment that an event is about: by our id where it has it, else by the provider's names. */
export async function paymentOfEvent(reader: Reader, { adapter, about }: PaymentEvent): Promise<Payment | undefined> {
  const by = (column: "id" | "sessionRef" | "paymentRef", value: string | null) =>
    value === null
      ? undefined
      : payments(reader).where("adapter", "=", adapter).where(column, "=", value).executeTakeFirst();
  return (
    (await by("id", about.paymentId)) ??
    (await by("sessionRef", about.sessionRef)) ??
    (await by("paymentRef", about.paymentRef))
  );
}

interface Attempt extends Pick<Payment, "reference" | "part" | "pence" | "adapter" | "offerVersion"> {
  at: Date;
}

/** Writes an attempt before anybody is asked for money: its key makes a second asking the same charge. */
export function insertPayment(write: Write, { at, ...attempt }: Attempt): Promise<Payment> {
  const id = randomUUID();
  const time = at.toISOString();
  const initial = {
    currency: "GBP",
    status: "begun",
    version: 1,
    refunded: 0,
    createdAt: time,
    updatedAt: time,
  } as const;
  return write
    .insertInto("payment")
    .values({ id, idempotencyKey: `pay-${id}`, ...attempt, ...initial })
    .returningAll()
    .executeTakeFirstOrThrow();
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

/** Repeats what reads first and writes later, until nothing has changed in between. @throws after ten times */
export async function untilUnchanged<Outcome>(once: () => Promise<Outcome | "changed-meanwhile">): Promise<Outcome> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    const result = await once();
    if (result !== "changed-meanwhile") return result;
  }
  throw new Error("A booking kept changing while its money was booked");
}

/** Ends the attempt that is open. Should money come on it all the same, it is owed back. */
export async function expireOpenPayment(write: Write, reference: Quote["reference"], at: Date): Promise<void> {
  const open = await openPaymentOf(write, reference);
  if (open) await changePayment(write, open, { status: "expired" }, at);
}

/**
 * Moves a quote as one of its payments says.
 * @throws when that is refused: the decision was made for this version, so a refusal is a bug and must undo the transaction
 */
export async function moveByPayment(
  write: Write,
  { reference, version }: Quote,
  event: QuoteEvent,
  { id, actor, at, person }: { id: string; actor: Actor; at: Date; person?: Person | undefined },
): Promise<Quote> {
  const how = { actor, by: person, at, detail: `payment ${id}`, expectedVersion: version };
  const moved = await moveQuote(write, reference, event, how);
  if (!moved.ok) throw new Error(`${event} was refused: ${JSON.stringify(moved.refusal)}`);
  return moved.quote;
}

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
    .where("status", "in", openStatuses)
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
    .where("status", "in", openStatuses)
    .where((is) =>
      is.or([
        is.and([is("status", "=", "begun"), is("updatedAt", "<", since)]),
        is.and([is("status", "=", "open"), is("expiresAt", "<", since)]),
      ]),
    )
    .orderBy("createdAt")
    .execute();
