import { formatDay, formatLongDate } from "./dates.ts";
import { formatTime } from "./times.ts";

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

/** What calendar and clock show at the venue: an ISO date, and a time such as "19:30". */
export function venueMoment(moment: Date): { date: string; time: string } {
  const { year, month, day, hour, minute } = partsOf(moment);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The date at the venue, ISO: what "today" is, wherever server and visitor are. */
export const venueDate = (now: Date): string => venueMoment(now).date;

/** Times at the venue between which jobs write to people what could wait for the morning. */
const waking = { from: "09:00", until: "20:00" };

export function isWakingTime(now: Date): boolean {
  const { time } = venueMoment(now);
  return time >= waking.from && time < waking.until;
}

/** "Mon 23 Nov, 01:55", at the venue, as people read it. @param iso ISO 8601. @param now for the year, which is said where it is another */
export function shownMoment(iso: string, now: Date): string {
  const { date, time } = venueMoment(new Date(iso));
  return `${formatDay(date, venueDate(now))}, ${time}`;
}

/** "7.30pm on Saturday 12 June 2027", at the venue. @param iso ISO 8601 */
export function longMoment(iso: string): string {
  const { date, time } = venueMoment(new Date(iso));
  return `${formatTime(time)} on ${formatLongDate(date)}`;
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
  const there = venueMoment(summer);
  return there.date === date && there.time === time ? summer : new Date(shown);
}

/** Whether a party has begun. One without a start time has all of its day, which the date alone decides. @param date ISO */
export const hasBegun = (date: string, time: string | null, now: Date): boolean =>
  time !== null && venueInstant(date, time) <= now;
