/** The tables of performers. The SQL is in server/database/migrations. Money in pence, times ISO 8601 UTC, dates ISO 8601 at the venue. */
import type { Selectable } from "kysely";
import type { ReferenceColumn } from "../quote/table.server.ts";
import type { AssignmentStatus } from "./rules.ts";

export interface PerformerTable {
  id: string;
  /** Goes up with every change; a form that was shown with another one is out of date */
  version: number;
  /** What customers read */
  publicName: string;
  /** For the accounts; nobody else reads it */
  legalName: string;
  /** A place or a postcode district, as typed */
  base: string;
  /** Degrees, of the base */
  lat: number;
  lon: number;
  /** How far they travel, miles in a straight line from the base */
  miles: number;
  phone: string;
  email: string;
  /** Usual fee for one job, pence */
  fee: number;
  notes: string | null;
  active: 0 | 1;
  createdAt: string;
  changedAt: string;
}
export type Performer = Selectable<PerformerTable>;

export interface PerformerActTable {
  act: string;
  performerId: string;
}

/** Days off, both ends included */
export interface PerformerBlockTable {
  id: string;
  performerId: string;
  fromDate: string;
  toDate: string;
  /** 0 is Sunday: only these days of that time; null for all of them */
  weekday: number | null;
  note: string | null;
}

export interface AssignmentTable {
  id: string;
  reference: ReferenceColumn;
  performerId: string;
  /** From 1, in the order of asking, and no two alike among those who hold a place: it may be above the number of places */
  seat: number;
  status: AssignmentStatus;
  /**
   * Digest of act, package, date, time and place at the time of asking (job.server.ts): while it equals the booking's own digest, the
   * assignment fits the booking
   */
  askedFor: string;
  startsAt: string;
  endsAt: string;
  /** Degrees, of the venue's place; null for a place that we don't know */
  lat: number | null;
  lon: number | null;
  /** Agreed for this job, pence */
  fee: number;
  /** From the agency to the performer */
  note: string | null;
  /** 1: the next performer who is free is asked when this one declines or does not answer */
  passOn: 0 | 1;
  askedAt: string;
  /** When to remind the performer; null once that is done, or answered */
  chaseAt: string | null;
  /** When the next performer who is free is asked: the deadline of a request, or the moment of a no; null for never, or done */
  passOnAt: string | null;
  answeredAt: string | null;
}
export type Assignment = Selectable<AssignmentTable>;

/**
 * A quarter of an hour that a performer is held for. Written by assignments.server.ts alone. `hold` refuses what clashes before it writes;
 * the primary key is the safety net, should that check ever miss one.
 */
export interface PerformerSlotTable {
  performerId: string;
  /** Quarter hours since 1970, UTC */
  slot: number;
  assignmentId: string;
}

export interface AssignmentLinkTable {
  /** SHA-256 of the key, hex */
  digest: string;
  assignmentId: string;
}
