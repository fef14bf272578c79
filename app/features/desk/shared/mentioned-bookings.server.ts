/** The bookings whose references are mentioned in a message from the contact form. */
import type { Database } from "../../../context.ts";
import type { EnquiryTable } from "../../enquiry/table.server.ts";
import { type Reference, referencesIn } from "../../quote/reference.server.ts";

interface MentionedBooking {
  reference: Reference;
  /** Whether the message has the email address of the booking's customer too. No proof: anybody can write a reference */
  sameAddress: boolean;
}

/** For the agency only: a reference gives the sender no access. @returns for each message the stored bookings that it mentions */
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

/** Text shown after a reference. */
export const whoseBooking = ({ sameAddress }: MentionedBooking): string =>
  sameAddress ? "booked with the same email address" : "another email address: anybody can write a reference";
