/** Stores refunds: money that has to go back. */
import { randomUUID } from "node:crypto";
import type { Reader, Write } from "../../context.ts";
import type { Quote } from "../quote/table.server.ts";
import { refundChannel } from "./rules.ts";
import type { Refund } from "./table.server.ts";

const refunds = (reader: Reader) => reader.selectFrom("refund").selectAll();

export const refundsOf = (reader: Reader, reference: Quote["reference"]): Promise<Refund[]> =>
  refunds(reader).where("reference", "=", reference).orderBy("createdAt").orderBy("id").execute();

export const refundById = (reader: Reader, id: string): Promise<Refund | undefined> =>
  refunds(reader).where("id", "=", id).executeTakeFirst();

type NewRefund = Pick<Refund, "reference" | "paymentId" | "pence" | "reason">;

/** @param key of the form, because a payment may have several partial refunds */
export const refundKey = ({ paymentId, reason }: Pick<Refund, "paymentId" | "reason">, key?: string): string =>
  ["refund", paymentId, reason, ...(key === undefined ? [] : [key])].join("-");

/** Once for each payment and reason. @param key for a reason that may occur several times on a payment: once for each key */
export async function createRefund(write: Write, owed: NewRefund, at: Date, key?: string): Promise<void> {
  const time = at.toISOString();
  const idempotencyKey = refundKey(owed, key);
  const initial = { status: "owed", attempts: 0, dueAt: time, createdAt: time, updatedAt: time } as const;
  await write
    .insertInto("refund")
    .values({ id: randomUUID(), idempotencyKey, ...owed, ...initial })
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

/** A refund with how it goes back. @param inUse the name of the adapter in use */
export function withRefundChannel<Row extends Refund & Parameters<typeof refundChannel>[1]>(
  { sessionRef, nextStep, dispute, ...refund }: Row,
  inUse: string,
) {
  return { ...refund, way: refundChannel(refund, { adapter: refund.adapter, sessionRef, nextStep, dispute }, inUse) };
}

/** The columns of its payment that `withRefundChannel` needs. */
export const refundChannelColumns = [
  "payment.adapter",
  "payment.sessionRef",
  "payment.nextStep",
  "payment.dispute",
] as const;

/** Owed and due, on payments that this adapter took; not while the payer's bank decides a dispute. @param now ISO 8601 UTC */
export const pendingRefunds = (reader: Reader, adapter: string, now: string): Promise<Pick<Refund, "id">[]> =>
  reader
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.paymentId")
    .select("refund.id")
    .where("payment.adapter", "=", adapter)
    .where("refund.status", "=", "owed")
    .where((is) => is.or([is("payment.dispute", "is", null), is("payment.dispute", "!=", "open")]))
    .where("refund.dueAt", "<=", now)
    .orderBy("refund.dueAt")
    .execute();
