/** The desk's own tables about a booking. The SQL is in server/database/migrations. Times ISO 8601 UTC. */
import type { Selectable } from "kysely";
import type { ReferenceColumn } from "../../quote/table.server.ts";

/** A note for the desk only; customers never see it. */
export interface BookingNoteTable {
  id: string;
  reference: ReferenceColumn;
  words: string;
  /** An email address of the desk, or "terminal" */
  author: string;
  createdAt: string;
}
export type BookingNote = Selectable<BookingNoteTable>;

export interface BookingTagTable {
  reference: ReferenceColumn;
  /** Lower case, such as "vip" */
  tag: string;
}

/** A change that waits for the customer's yes, or that they said no to: at most one for each booking. */
export interface BookingChangeTable {
  reference: ReferenceColumn;
  /** JSON (Proposal in ../change/proposal.server.ts) */
  change: string;
  madeAt: string;
  /** When they said no; null while it waits */
  declinedAt: string | null;
}
