import { type InferResult, sql } from "kysely";
import type { Database } from "../../../context.ts";
import type { Columns } from "../../../csv.server.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { decimalPounds } from "../../../ui/money.ts";
import { holding } from "../../performer/rules.ts";
import type { Status } from "../../quote/status.ts";
import { csvOfYear, yearsOf } from "../shared/years.server.ts";

/** The statuses stand in the SQL itself: with parameters in their place SQLite could not use the index of these jobs by their start. */
const held = (database: Database) =>
  database.selectFrom("assignment").where(
    "assignment.status",
    "in",
    holding.map((status) => sql.lit(status)),
  );

/** A yes stays where the price ended only after the day of the party: nobody came, and nobody is owed a fee. */
const neverBooked: readonly Status[] = ["withdrawn", "declined", "expired", "lapsed"];

/** The jobs that a performer has said yes to, by day, whether the party is over or still to come; not of who did not come. */
export const feesToExport = (database: Database) =>
  held(database)
    .where("assignment.status", "=", "accepted")
    .where("assignment.noShow", "=", 0)
    .innerJoin("performer", "performer.id", "assignment.performerId")
    .leftJoin("quote", "quote.reference", "assignment.reference")
    // Without its booking, which may have been erased, the fee is kept.
    .where(({ or, eb }) => or([eb("quote.status", "is", null), eb("quote.status", "not in", neverBooked)]))
    .select(["assignment.id", "assignment.reference", "assignment.startsAt"])
    .select(["assignment.fee", "assignment.paidOn"])
    .select(["performer.publicName", "performer.legalName", "quote.act", "quote.place", "quote.status as booking"])
    .orderBy("assignment.startsAt")
    .orderBy("assignment.id");

/** For whoever pays the performers: one row for each job. New columns must be added last: spreadsheets rely on the position of each. */
export const feeColumns: Columns<InferResult<ReturnType<typeof feesToExport>>[number]> = {
  id: ({ id }) => id,
  date: ({ startsAt }) => venueDate(new Date(startsAt)),
  performer: ({ publicName }) => publicName,
  legalName: ({ legalName }) => legalName,
  reference: ({ reference }) => reference,
  act: ({ act }) => act,
  place: ({ place }) => place,
  booking: ({ booking }) => booking,
  fee: ({ fee }) => decimalPounds(fee),
  paidOn: ({ paidOn }) => paidOn,
};

/** GET /desk/fees.csv?year=2026: the jobs of that year. */
export const loader = csvOfYear("fees", feeColumns, (database, from, until) =>
  feesToExport(database).where("assignment.startsAt", ">=", from).where("assignment.startsAt", "<", until).execute(),
);

export const feeYears = (database: Database): Promise<number[]> => yearsOf(held(database), "startsAt");
