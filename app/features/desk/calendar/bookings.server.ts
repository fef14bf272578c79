/** The parties in the calendar: booked ones, and those that are offered or being paid for. */
import { sql } from "kysely";
import type { Database } from "../../../context.ts";
import { holding } from "../../performer/rules.ts";
import { holdingFor } from "../../performer/staffing.server.ts";
import { type Status, stillBooked } from "../../quote/status.ts";

const shown: readonly Status[] = ["sent", "accepted", "deposit-pending", ...stillBooked];

interface Span {
  /** ISO dates, both inclusive */
  from: string;
  until: string;
  act?: string | undefined;
  /** Id of a performer who is asked or has accepted */
  performer?: string | undefined;
}

/** The days that have parties, in order. @param perDay maximum parties of a day, the earliest first; `count` is that of all */
export async function daysIn(database: Database, span: Span, perDay: number) {
  const within = partiesIn(database, span)
    .select(["reference", "status", "eventDate", "eventTime", "act", "packageId", "place", "surprise", "performers"])
    .select((is) => [
      is.fn
        .agg<number>("row_number")
        // Parties without a time come first, on both databases.
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
  const held = await holdingFor(
    database,
    rows.map(({ reference }) => reference),
  );
  const accepted = Map.groupBy(
    held.filter(({ status }) => status === "accepted"),
    ({ reference }) => reference,
  );
  const parties = rows.map((row) => ({
    ...row,
    booked: stillBooked.includes(row.status),
    /** Names of those who have accepted */
    staff: (accepted.get(row.reference) ?? []).map(({ publicName }) => publicName).sort(),
  }));
  const days = Map.groupBy(parties, ({ eventDate }) => eventDate);
  return [...days].map(([date, parties]) => ({ date, parties, count: Number(parties[0]?.ofDay) }));
}
export type Day = Awaited<ReturnType<typeof daysIn>>[number];
export type Party = Day["parties"][number];

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
          .where("assignment.status", "in", holding),
      ),
    );

/** Who performs at a party, for the lists of the browser's and the terminal's desk. */
export function whoComes({ staff, performers }: Party): string {
  const missing = performers - staff.length;
  return staff.length === 0 ? "Nobody yet" : `${staff.join(", ")}${missing > 0 ? `, ${missing} missing` : ""}`;
}
