/** The messages in both directions about a booking or a message from the contact form. The SQL is in server/database/migrations. */
import type { Selectable } from "kysely";

export interface MessageTable {
  id: string;
  /** A quote's reference, or an enquiry's id */
  subjectRef: string;
  /** `in`: from the customer */
  direction: "in" | "out";
  words: string;
  /** Who at the desk wrote it or recorded it by hand; null if the customer wrote it */
  author: string | null;
  /** The provider's id of an incoming email, or derived from a form's key: a second message with the same key is not stored */
  sourceKey: string | null;
  /** ISO 8601 UTC */
  createdAt: string;
}
export type Message = Selectable<MessageTable>;
