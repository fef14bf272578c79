/** The bookings whose references stand in a message from the contact form. */
import type { Database } from "../../../context.ts";
import type { EnquiryTable } from "../../enquiry/table.server.ts";
import { type Reference, referencesIn } from "../../quote/reference.server.ts";

interface MentionedBooking {
  reference: Reference;
  /** Anybody can write a reference down, so this says only that they gave the address of its customer too */
  sameAddress: boolean;
}

/** For the agency's eyes alone: a reference is no way in. @returns for each message those that are stored, in the order of its words */
export async function mentionedBookings(
  database: Database,
  messages: readonly Pick<EnquiryTable, "message" | "email">[],
): Promise<MentionedBooking[][]> {
  const mentioned = messages.map(({ message }) => referencesIn(message));
  const references = mentioned.flat();
  if (references.length === 0) return messages.map(() => []);
  const stored = await database
    .selectFrom("quote")
    .select(["reference", "email"])
    .where("reference", "in", references)
    .execute();
  const emails = new Map(stored.map(({ reference, email }) => [reference, email.toLowerCase()]));
  return messages.map(({ email }, index) =>
    (mentioned[index] ?? [])
      .filter((reference) => emails.has(reference))
      .map((reference) => ({ reference, sameAddress: emails.get(reference) === email.toLowerCase() })),
  );
}

/** Behind a reference. */
export const whoseBooking = ({ sameAddress }: MentionedBooking): string =>
  sameAddress ? "booked with the same email address" : "another email address: anybody can write a reference";
