/** What the calendar shows: parties that are booked, and those that are offered or being paid for. */
import { sql } from "kysely";
import type { Database } from "../../../context.ts";
import type { Reference } from "../../quote/reference.server.ts";
import type { Status } from "../../quote/status.ts";

const shown = ["sent", "accepted", "deposit-pending", "booked", "balance-paid", "done"] as const satisfies Status[];
const booked: readonly Status[] = ["booked", "balance-paid", "done"];
/** Performers that hold a party's places. */
const held = ["requested", "accepted"] as const;

interface Span {
  /** ISO dates, both shown */
  from: string;
  until: string;
  act?: string | undefined;
  /** Id of a performer who is asked or has accepted */
  performer?: string | undefined;
}

export interface Party {
  reference: Reference;
  booked: boolean;
  eventDate: string;
  eventTime: string | null;
  act: string;
  packageId: string;
  place: string;
  surprise: boolean;
  performers: number;
  /** Names of those who have accepted */
  staff: string[];
}

export interface Day {
  date: string;
  /** The first of the day, by time */
  parties: Party[];
  /** How many there are in all */
  count: number;
}

/** The days that have parties, in order. @param perDay at most so many of each day */
export async function daysIn(database: Database, span: Span, perDay: number): Promise<Day[]> {
  const within = partiesIn(database, span)
    .select(["reference", "status", "eventDate", "eventTime", "act", "packageId", "place", "surprise", "performers"])
    .select((is) => [
      is.fn
        .agg<number>("row_number")
        // Those without a time first, on both databases.
        .over((over) => over.partitionBy("eventDate").orderBy(sql`coalesce(event_time, '')`).orderBy("reference"))
        .as("nth"),
      is.fn
        .countAll<number>()
        .over((over) => over.partitionBy("eventDate"))
        .as("ofDay"),
    ]);
  const rows = await database
    .selectFrom(within.as("party"))
    .selectAll()
    .where("nth", "<=", perDay)
    .orderBy("eventDate")
    .orderBy("nth")
    .execute();
  const staff = await staffOf(
    database,
    rows.map(({ reference }) => reference),
  );
  const days: Day[] = [];
  for (const { nth: _, ofDay, status, surprise, ...row } of rows) {
    const party = {
      ...row,
      booked: booked.includes(status),
      surprise: surprise === 1,
      staff: staff.get(row.reference) ?? [],
    };
    const last = days.at(-1);
    if (last?.date === row.eventDate) last.parties.push(party);
    else days.push({ date: row.eventDate, parties: [party], count: Number(ofDay) });
  }
  return days;
}

const partiesIn = (database: Database, { from, until, act, performer }: Span) =>
  database
    .selectFrom("quote")
    .where("eventDate", ">=", from)
    .where("eventDate", "<=", until)
    .where("status", "in", shown)
    .$if(act !== undefined, (query) => query.where("act", "=", act ?? ""))
    .$if(performer !== undefined, (query) =>
      query.where("reference", "in", (is) =>
        is
          .selectFrom("assignment")
          .select("assignment.reference")
          .where("assignment.performerId", "=", performer ?? "")
          .where("assignment.status", "in", held),
      ),
    );

async function staffOf(database: Database, references: readonly Reference[]): Promise<Map<string, string[]>> {
  const staff = new Map<string, string[]>();
  if (references.length === 0) return staff;
  const rows = await database
    .selectFrom("assignment")
    .innerJoin("performer", "performer.id", "assignment.performerId")
    .select(["assignment.reference", "performer.publicName"])
    .where("assignment.reference", "in", references)
    .where("assignment.status", "=", "accepted")
    .orderBy("performer.publicName")
    .execute();
  for (const { reference, publicName } of rows) staff.set(reference, [...(staff.get(reference) ?? []), publicName]);
  return staff;
}
