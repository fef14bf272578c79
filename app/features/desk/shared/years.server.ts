/** The years of spreadsheets, at the venue. */
import type { ReferenceExpression, SelectQueryBuilder } from "kysely";
import { type Database, portsContext } from "../../../context.ts";
import { type Columns, csvResponse } from "../../../csv.server.ts";
import { venueDate, venueInstant } from "../../../dates/today.server.ts";
import type { RouteArgs } from "../shell/route.ts";

const yearAt = (at: Date): number => Number(venueDate(at).slice(0, 4));

/**
 * Answers /desk/NAME.csv?year=2026; the current year where the address names none.
 * @param rowsIn the rows of a year, which begins and, excluded, ends at these moments, ISO 8601 UTC
 */
export const csvOfYear =
  <Row>(
    name: string,
    columns: Columns<Row>,
    rowsIn: (database: Database, from: string, until: string) => Promise<readonly Row[]>,
  ) =>
  async ({ request, context }: RouteArgs): Promise<Response> => {
    const { database, clock } = context.get(portsContext);
    const asked = new URL(request.url).searchParams.get("year") ?? "";
    const year = /^2\d{3}$/.test(asked) ? Number(asked) : yearAt(clock.now());
    const start = (of: number) => venueInstant(`${of}-01-01`, "00:00").toISOString();
    return csvResponse(columns, await rowsIn(database, start(year), start(year + 1)), `${name}-${year}.csv`);
  };

/** The years from the first row to the last, newest first; empty where there is none. @param column ISO 8601 UTC */
export async function yearsOf<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  column: ReferenceExpression<DB, TB>,
): Promise<number[]> {
  const end = (which: "min" | "max") =>
    rows
      .select(({ fn }) => fn[which]<string | null>(column).as("at"))
      .$castTo<{ at: string | null }>()
      .executeTakeFirst();
  // Two queries along an index: one for both would read the whole table.
  const [first, last] = [await end("min"), await end("max")];
  if (!first?.at || !last?.at) return [];
  const [from, to] = [yearAt(new Date(first.at)), yearAt(new Date(last.at))];
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}
