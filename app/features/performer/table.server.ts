/** The tables of performers. The SQL is in server/database/migrations. Money in pence, times ISO 8601 UTC, dates ISO 8601 at the venue. */
import type { Selectable } from "kysely";
import type { ReferenceColumn } from "../quote/table.server.ts";
import type { AssignmentStatus } from "./rules.ts";

export interface PerformerTable {
  id: string;
  /** Goes up with every change; a form that was shown with another version is out of date */
  version: number;
  /** The name that customers read */
  publicName: string;
  /** For the accounts only */
  legalName: string;
  /** A place or a postcode district, as typed */
  base: string;
  /** Position of the base, in degrees */
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
  /** 0 is Sunday: only this weekday within the period; null for all days of it */
  weekday: number | null;
  note: string | null;
}

export interface AssignmentTable {
  id: string;
  reference: ReferenceColumn;
  performerId: string;
  /** Counts from 1 in the order of asking; unique among those who hold a place. It may exceed the number of places */
  seat: number;
  status: AssignmentStatus;
  /** Digest of what was asked for (job.server.ts): while it equals the booking's own, the assignment fits the booking */
  askedFor: string;
  startsAt: string;
  endsAt: string;
  /** Position of the venue's place, in degrees; null for a place that we don't know */
  lat: number | null;
  lon: number | null;
  /** Agreed for this job, pence */
  fee: number;
  /** 1: the owner entered the fee for the job, and whoever is asked next is asked at it too; 0: it was the performer's usual fee */
  feeEntered: 0 | 1;
  /** The day on which the fee was paid, ISO at the venue; null while it is not marked as paid */
  paidOn: string | null;
  /** 1: they had said yes and did not come, so no fee is owed */
  noShow: 0 | 1;
  /** From the agency to the performer */
  note: string | null;
  /** 1: the next performer who is free is asked when this one declines or does not answer */
  passOn: 0 | 1;
  askedAt: string;
  /** When to remind the performer; null once they were reminded or have answered */
  chaseAt: string | null;
  /** When to ask the next free performer: the deadline of a request, or the moment of a refusal; null for never, or when done */
  passOnAt: string | null;
  answeredAt: string | null;
}
export type Assignment = Selectable<AssignmentTable>;

/** A quarter of an hour for which a performer is held. `hold` checks for clashes; the primary key catches what it misses. */
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
