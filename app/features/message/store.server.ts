import { randomUUID } from "node:crypto";
import type { Reader, Write } from "../../context.ts";
import { isRowId } from "../../forms/token.server.ts";
import { parseReference, type Reference } from "../quote/reference.server.ts";
import { everBooked } from "../quote/status.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Message } from "./table.server.ts";

/** Oldest first. @param subjectRef a quote's reference or an enquiry's id */
export const messagesOf = (reader: Reader, subjectRef: string): Promise<Message[]> =>
  reader
    .selectFrom("message")
    .selectAll()
    .where("subjectRef", "=", subjectRef)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

/** Oldest first. Without what came by email, which may quote our own emails, or end with lines for the owner alone. */
export const writtenOnPage = async (reader: Reader, reference: Reference): Promise<Message[]> =>
  (await messagesOf(reader, reference)).filter(
    ({ direction, author, sourceKey }) =>
      direction === "in" && author === null && sourceKey !== null && isRowId(sourceKey),
  );

/** @returns false where a message with this key was stored before */
export async function insertMessage(write: Write, message: Omit<Message, "id">): Promise<boolean> {
  const stored = await write
    .insertInto("message")
    .values({ id: randomUUID(), ...message })
    .onConflict((conflict) => conflict.column("sourceKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

export const isStored = async (reader: Reader, sourceKey: string): Promise<boolean> =>
  (await reader.selectFrom("message").select("id").where("sourceKey", "=", sourceKey).executeTakeFirst()) !== undefined;

/** The customer that messages go to and come from; `ref` is as in `subjectRef`. @param subject a reference or an id, in upper or lower case */
export async function correspondent(reader: Reader, subject: string) {
  const reference: Reference | undefined = parseReference(subject);
  const quote = reference && (await quoteByReference(reader, reference));
  if (quote) {
    const { reference: ref, name, email, surprise, status } = quote;
    return { kind: "quote" as const, ref, name, email, surprise, booked: everBooked.includes(status) };
  }
  const enquiry = await reader
    .selectFrom("enquiry")
    .selectAll()
    .where("id", "=", subject.toLowerCase())
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const { id: ref, name, email } = enquiry;
  return { kind: "enquiry" as const, ref, name, email, surprise: 0 as const, booked: false };
}
export type Correspondent = NonNullable<Awaited<ReturnType<typeof correspondent>>>;
