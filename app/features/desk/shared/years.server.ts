/** The years of spreadsheets, at the venue. */
import { venueDate, venueInstant } from "../../../dates/today.server.ts";

const yearAt = (at: Date): number => Number(venueDate(at).slice(0, 4));

/** The year that an address asks for (?year=2026), the current one where it names none; `from` and, excluded, `until` in ISO 8601 UTC. */
export function yearAsked(request: Request, now: Date): { year: number; from: string; until: string } {
  const asked = new URL(request.url).searchParams.get("year") ?? "";
  const year = /^2\d{3}$/.test(asked) ? Number(asked) : yearAt(now);
  const start = (of: number) => venueInstant(`${of}-01-01`, "00:00").toISOString();
  return { year, from: start(year), until: start(year + 1) };
}

/** The years from the first row to the last, newest first; empty where there is none. @param first ISO 8601 UTC, like `last` */
export function yearsBetween(first: string | null | undefined, last: string | null | undefined): number[] {
  if (!first || !last) return [];
  const [from, to] = [yearAt(new Date(first)), yearAt(new Date(last))];
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}
