import { formatDay } from "./dates.ts";

const atTheVenue = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** By its parts: how a locale orders them changes with the engine's data ("en-CA" is 2026-11-22 in one ICU and 11/22/26 in another). */
const partsOf = (moment: Date) =>
  Object.fromEntries(atTheVenue.formatToParts(moment).map((part) => [part.type, part.value]));

/** The date at the venue, ISO: what "today" is, wherever server and visitor are. */
export function venueDate(now: Date): string {
  const { year, month, day } = partsOf(now);
  return `${year}-${month}-${day}`;
}

/** "2026-11-21 12:00", at the venue */
export function venueMoment(moment: Date): string {
  const { hour, minute } = partsOf(moment);
  return `${venueDate(moment)} ${hour}:${minute}`;
}

/** "Mon 23 Nov, 01:55", at the venue, as people read it. @param iso ISO 8601. @param now for the year, which is said where it is another */
export function shownMoment(iso: string, now: Date): string {
  const moment = new Date(iso);
  return `${formatDay(venueDate(moment), venueDate(now))}, ${venueMoment(moment).slice("2026-11-21 ".length)}`;
}

/**
 * The moment at which a clock at the venue shows this. An hour that comes twice means the first; one that is skipped counts from the hour
 * before.
 * @param date ISO. @param time "19:30"
 */
export function venueInstant(date: string, time: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  // London is never behind UTC, nor more than an hour ahead of it.
  const summer = new Date(shown - 3_600_000);
  return venueMoment(summer) === `${date} ${time}` ? summer : new Date(shown);
}
