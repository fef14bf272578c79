/** Records that an erasure leaves but that may belong to the same person, under another email address. */
import type { Reader, Tables } from "../../context.ts";
import { parseReference, type Reference } from "../quote/reference.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { subjectsWithNumber } from "../search/store.server.ts";

type Enquiry = Tables["enquiry"];

export interface Duplicates {
  quotes: Reference[];
  messages: Pick<Enquiry, "id" | "name">[];
}

/** With the same telephone number, bookings made from these messages, and messages behind these quotes. @param quotes oldest first */
export async function possibleDuplicates(
  reader: Reader,
  quotes: readonly Quote[],
  messages: readonly Enquiry[],
): Promise<Duplicates> {
  const references = quotes.map(({ reference }) => reference);
  const ids = messages.map(({ id }) => id);
  const last = quotes.at(-1);
  const e164 = quotes.flatMap(({ phoneE164 }) => phoneE164 ?? []);
  const phones = [...quotes, ...messages].flatMap(({ phone }) => phone ?? []);
  const sameNumber = await subjectsWithNumber(reader, [...phones, ...e164]);
  const linked = [
    ...sameNumber.flatMap((subject) => parseReference(subject) ?? []),
    ...messages.flatMap(({ bookingRef }) => parseReference(bookingRef ?? "") ?? []),
  ];
  const otherQuotes = await reader
    .selectFrom("quote")
    .select("reference")
    .where((is) =>
      is.or([
        ...(linked.length > 0 ? [is("reference", "in", linked)] : []),
        ...(e164.length > 0 ? [is("phoneE164", "in", e164)] : []),
      ]),
    )
    // A quote without an address belongs to an erased person.
    .where("email", "!=", "")
    .orderBy("createdAt")
    .execute();
  const otherMessages = await reader
    .selectFrom("enquiry")
    .select(["id", "name"])
    .where((is) =>
      is.or([
        ...(sameNumber.length > 0 ? [is("id", "in", sameNumber)] : []),
        // bookingRef has no index but createdAt has one: a message is always older than the booking made from it.
        ...(last ? [is.and([is("bookingRef", "in", references), is("createdAt", "<=", last.createdAt)])] : []),
      ]),
    )
    .orderBy("createdAt")
    .execute();
  return {
    quotes: otherQuotes.map(({ reference }) => reference).filter((reference) => !references.includes(reference)),
    messages: otherMessages.filter(({ id }) => !ids.includes(id)),
  };
}
