import { sql } from "kysely";
import { type Database, portsContext } from "../../../context.ts";
import { type Cell, csvResponse } from "../../../csv.server.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { decimalPounds } from "../../../ui/money.ts";
import { holding } from "../../performer/rules.ts";
import type { Assignment, Performer } from "../../performer/table.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { yearAsked, yearsOf } from "../shared/years.server.ts";
import type { RouteArgs } from "../shell/route.ts";

/** For whoever pays the performers: one row for each job. New columns must be added last: spreadsheets rely on the position of each. */
export const feeColumns = [
  "id",
  "date",
  "performer",
  "legalName",
  "reference",
  "act",
  "place",
  "booking",
  "fee",
  "paidOn",
] as const;

interface FeeRow
  extends Pick<Assignment, "id" | "reference" | "startsAt" | "fee" | "paidOn">,
    Pick<Performer, "publicName" | "legalName"> {
  act: Quote["act"] | null;
  place: Quote["place"] | null;
  booking: Quote["status"] | null;
}

/** The statuses stand in the SQL itself: with parameters in their place SQLite could not use the index of these jobs by their start. */
const held = (database: Database) =>
  database.selectFrom("assignment").where(
    "assignment.status",
    "in",
    holding.map((status) => sql.lit(status)),
  );

/** The jobs that a performer has said yes to, by day, whether the party is over or still to come; not of who did not come. */
export const feesToExport = (database: Database) =>
  held(database)
    .where("assignment.status", "=", "accepted")
    .where("assignment.noShow", "=", 0)
    .innerJoin("performer", "performer.id", "assignment.performerId")
    .leftJoin("quote", "quote.reference", "assignment.reference")
    .select(["assignment.id", "assignment.reference", "assignment.startsAt"])
    .select(["assignment.fee", "assignment.paidOn"])
    .select(["performer.publicName", "performer.legalName", "quote.act", "quote.place", "quote.status as booking"])
    .orderBy("assignment.startsAt")
    .orderBy("assignment.id");

export const feeCells = (job: FeeRow): Cell[] => [
  job.id,
  venueDate(new Date(job.startsAt)),
  job.publicName,
  job.legalName,
  job.reference,
  job.act,
  job.place,
  job.booking,
  decimalPounds(job.fee),
  job.paidOn,
];

/** GET /desk/fees.csv?year=2026: the jobs of that year. */
export async function loader({ request, context }: RouteArgs): Promise<Response> {
  const { database, clock } = context.get(portsContext);
  const { year, from, until } = yearAsked(request, clock.now());
  const jobs = await feesToExport(database)
    .where("assignment.startsAt", ">=", from)
    .where("assignment.startsAt", "<", until)
    .execute();
  return csvResponse(feeColumns, jobs.map(feeCells), `fees-${year}.csv`);
}

export const feeYears = (database: Database): Promise<number[]> => yearsOf(held(database), "startsAt");
