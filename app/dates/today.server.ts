import { addDays, formatDay, formatLongDate } from "./dates.ts";
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

/** By name, because the order in a formatted text differs between versions of the locale data ("en-CA": 2026-11-22 or 11/22/26). */
const partsOf = (moment: Date) =>
  Object.fromEntries(atTheVenue.formatToParts(moment).map((part) => [part.type, part.value]));

/** Date and time at the venue: an ISO date, and a time such as "19:30". */
export function venueMoment(moment: Date): { date: string; time: string } {
  const { year, month, day, hour, minute } = partsOf(moment);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** Today's date at the venue, ISO, wherever server and visitor are. */
export const venueDate = (now: Date): string => venueMoment(now).date;

/** The hours at the venue in which jobs send emails that could wait until morning. */
const waking = { from: "09:00", until: "20:00" };

export function isWakingTime(now: Date): boolean {
  const { time } = venueMoment(now);
  return time >= waking.from && time < waking.until;
}

/** "Mon 23 Nov, 01:55", in the venue's time. @param iso ISO 8601. @param now the year is added if it is not the current one */
export function shownMoment(iso: string, now: Date): string {
  const { date, time } = venueMoment(new Date(iso));
  return `${formatDay(date, venueDate(now))}, ${time}`;
}

/** "7.30pm on Saturday 12 June 2027", in the venue's time. @param iso ISO 8601 */
export function longMoment(iso: string): string {
  const { date, time } = venueMoment(new Date(iso));
  return `${formatTime(time)} on ${formatLongDate(date)}`;
}

/** When clocks at the venue show this (ISO, "19:30"): the first time in an hour that occurs twice, winter time in a skipped one. */
export function venueInstant(date: string, time: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  // London is at UTC or one hour ahead of it.
  const summer = new Date(shown - 3_600_000);
  const there = venueMoment(summer);
  return there.date === date && there.time === time ? summer : new Date(shown);
}

/** Whether a party has begun. False for one without a start time, which takes the whole day. @param date ISO */
export const hasBegun = (date: string, time: string | null, now: Date): boolean =>
  time !== null && venueInstant(date, time) <= now;

/** Whether the owner can have received or sent money on this day. A day further back is most likely a mistyped year. Both ISO, at the venue */
export const inLastYear = (on: string, today: string): boolean => on <= today && on >= addDays(today, -365);

/** When the owner did something, of which they give only the day: noon stands for the time of an earlier day. @param on ISO */
export const momentOn = (on: string, now: Date): Date => (on === venueDate(now) ? now : venueInstant(on, "12:00"));
