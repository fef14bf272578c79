import type { Enquiry } from "./schema.ts";

/** One message sent with the contact form. The SQL is in server/database/migrations. Times are ISO 8601 UTC. */
export interface EnquiryTable extends Enquiry {
  id: string;
  /** From the form. The same key is the same message, however often it is sent. */
  idempotencyKey: string;
  /** Looks sent by a machine: kept and shown to the desk, no mail to the address it names. */
  suspect: 0 | 1;
  createdAt: string;
  /** When somebody ticked it off; null while it waits */
  doneAt: string | null;
  /** The booking that it became */
  bookingRef: string | null;
}
