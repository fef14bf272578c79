import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Reader, Write } from "../../context.ts";
import type { PaymentEvent } from "../../payments-port.ts";
import type { Actor } from "../history/actor.ts";
import type { EventActor, QuoteEvent } from "../quote/status.ts";
import { moveQuote } from "../quote/store.server.ts";
import type { Quote, QuoteChanges } from "../quote/table.server.ts";
import { openStatuses } from "./rules.ts";
import type { Payment, PaymentChanges, PaymentEventTable, PaymentOfQuote } from "./table.server.ts";

const payments = (reader: Reader) => reader.selectFrom("payment").selectAll();

/** The attempts to pay for a quote, oldest first. */
export const paymentsOf = (reader: Reader, reference: Quote["reference"]): Promise<PaymentOfQuote[]> =>
  payments(reader)
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom("refund")
          .select("refund.id")
          .whereRef("refund.paymentId", "=", "payment.id")
          .where("refund.reason", "=", "unbookable"),
      ).as("unbookable"),
      // PostgreSQL sums integers into bigint, which arrives as text; hence the cast.
      sql<number>`(select cast(coalesce(sum(pence), 0) as integer) from refund
        where payment_id = payment.id and reason <> 'unbookable')`.as("refundTotal"),
    ])
    .where("reference", "=", reference)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export const paymentById = (reader: Reader, id: string): Promise<Payment | undefined> =>
  payments(reader).where("id", "=", id).executeTakeFirst();

/** @param session the provider's id for its checkout */
export const paymentBySession = (reader: Reader, session: string): Promise<Payment | undefined> =>
  payments(reader).where("sessionRef", "=", session).executeTakeFirst();

/** The attempt on which money may still arrive; a quote has at most one. */
export const openPaymentOf = (reader: Reader, reference: Quote["reference"]): Promise<Payment | undefined> =>
  payments(reader).where("reference", "=", reference).where("status", "in", openStatuses).executeTakeFirst();

/** The payment that an event is about, found by our id if the event carries it, otherwise by the provider's ids. */
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

/** Writes an attempt before the provider is asked: its key makes a second request the same charge. */
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

/** Changes a payment that was read before. @returns undefined when somebody else has changed it since */
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

/** Repeats a function that reads first and writes afterwards, until nothing has changed in between. @throws after ten times */
export async function untilUnchanged<Outcome>(once: () => Promise<Outcome | "changed-meanwhile">): Promise<Outcome> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    const result = await once();
    if (result !== "changed-meanwhile") return result;
  }
  throw new Error("A booking kept changing while its money was booked");
}

/** Expires the open attempt. If money arrives on it all the same, it still books if status and sum fit; otherwise it is owed back. */
export async function expireOpenPayment(write: Write, reference: Quote["reference"], at: Date): Promise<void> {
  const open = await openPaymentOf(write, reference);
  if (open) await changePayment(write, open, { status: "expired" }, at);
}

interface PaymentMove {
  id: string;
  actor: EventActor;
  at: Date;
  by?: Actor | undefined;
  /** Other columns of the quote that change */
  set?: QuoteChanges | undefined;
}

/** @throws when the move is refused: the event was chosen for this version, so that is a bug and must undo the transaction */
export async function moveByPayment(
  write: Write,
  { reference, version }: Quote,
  event: QuoteEvent,
  { id, actor, at, by, set }: PaymentMove,
): Promise<Quote> {
  const move = { actor, by, at, detail: `payment ${id}`, expectedVersion: version, ...(set && { set }) };
  const moved = await moveQuote(write, reference, event, move);
  if (!moved.ok) throw new Error(`${event} was refused: ${JSON.stringify(moved.refusal)}`);
  return moved.quote;
}

/** Records that an event was handled. @returns false when it was handled before */
export async function insertEvent(write: Write, event: PaymentEventTable): Promise<boolean> {
  const stored = await write
    .insertInto("paymentEvent")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning("eventId")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Payments whose event may be missed: open since before `open`, or in refund since before `refunding` (ISO 8601 UTC). Oldest first. */
export async function paymentsToPoll(
  reader: Reader,
  adapter: string,
  since: { open: string; refunding: string },
): Promise<string[]> {
  // Two queries, each using its own index: one query with "or" would read every payment.
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

/** Attempts that can no longer be paid: the provider never answered, or has ended them, before `since` (ISO 8601 UTC). */
export const stuckPayments = (reader: Reader, since: string): Promise<Pick<Payment, "id">[]> =>
  reader
    .selectFrom("payment")
    .select("id")
    // Filters by status first, which has an index, because few attempts are open at a time.
    .where("status", "in", openStatuses)
    .where((is) =>
      is.or([
        is.and([is("status", "=", "begun"), is("updatedAt", "<", since)]),
        is.and([is("status", "=", "open"), is("expiresAt", "<", since)]),
      ]),
    )
    .orderBy("createdAt")
    .execute();
