import { addDays } from "../../dates/dates.ts";
import { venueDate, venueInstant } from "../../dates/today.server.ts";

/** Office hours in the venue's time, `from` before `until`; null if every hour counts, day and night. */
type OpenHours = { from: string; until: string } | null;

const hour = 3_600_000;

/** Counts office hours backwards: the moment that is `hours` office hours before `now`. @param hours more than 0 */
export function hoursAgo(now: Date, hours: number, open: OpenHours): Date {
  if (!open) return new Date(now.getTime() - hours * hour);
  let remaining = hours * hour;
  for (let day = venueDate(now); ; day = addDays(day, -1)) {
    const from = venueInstant(day, open.from).getTime();
    const until = Math.min(venueInstant(day, open.until).getTime(), now.getTime());
    if (until - from >= remaining) return new Date(until - remaining);
    remaining -= Math.max(0, until - from);
  }
}
