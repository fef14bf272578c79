import type { Enquiry } from "./schema.ts";

/** A message sent with the contact form. The SQL is in server/database/migrations. Times ISO 8601 UTC. */
export interface EnquiryTable extends Enquiry {
  id: string;
  /** Idempotency key of the form: one key is one message, however often the form is sent. */
  idempotencyKey: string;
  /** Looks automatic: the message is kept and shown at the desk, but no email goes to its address. */
  suspect: 0 | 1;
  createdAt: string;
  /** When somebody ticked it off; null before that */
  doneAt: string | null;
  /** The booking made from the message */
  bookingRef: string | null;
}
