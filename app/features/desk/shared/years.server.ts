/** The years of spreadsheets, at the venue. */
import type { ReferenceExpression, SelectQueryBuilder } from "kysely";
import { venueDate, venueInstant } from "../../../dates/today.server.ts";

const yearAt = (at: Date): number => Number(venueDate(at).slice(0, 4));

/** The year that an address asks for (?year=2026), the current one where it names none; `from` and, excluded, `until` in ISO 8601 UTC. */
export function yearAsked(request: Request, now: Date): { year: number; from: string; until: string } {
  const asked = new URL(request.url).searchParams.get("year") ?? "";
  const year = /^2\d{3}$/.test(asked) ? Number(asked) : yearAt(now);
  const start = (of: number) => venueInstant(`${of}-01-01`, "00:00").toISOString();
  return { year, from: start(year), until: start(year + 1) };
}

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
