/** A calendar event as iCalendar (RFC 5545), which Google, Apple and Outlook calendars all read. */
import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { addDays } from "../../dates/dates.ts";
import { venueInstant, venueMoment } from "../../dates/today.server.ts";

export interface CalendarEvent {
  /** Unique; an event with the same id replaces this one */
  uid: string;
  /** Goes up with each change */
  sequence: number;
  title: string;
  description: string;
  location: string;
  /** ISO date at the venue */
  date: string;
  /** "19:30" at the venue; null for all day */
  time: string | null;
  minutes: number;
  /** Whether the venue keeps London time; if not, the time is written without a zone, and calendars show it unconverted */
  inLondon: boolean;
  /** When the file is made, for DTSTAMP */
  made: Date;
  cancelled: boolean;
}

/** The zone's rules in full: Outlook does not know a zone by its name alone. */
const london = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/London",
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0100",
  "TZNAME:BST",
  "DTSTART:19700329T010000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0000",
  "TZNAME:GMT",
  "DTSTART:19701025T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

const hour = 3600;

const emptyCalendar = (name?: string) =>
  new ICalCalendar({
    ...(name !== undefined && { name }),
    prodId: "//Booking//Calendar//EN",
    scale: "GREGORIAN",
    method: ICalCalendarMethod.PUBLISH,
    // The zone is set on each event and not on the calendar: with a calendar zone, the library would also write DTSTAMP, which must be
    // UTC, in it.
    timezone: { name: null, generator: () => london },
  });

function add(calendar: ICalCalendar, event: CalendarEvent) {
  const { uid, sequence, title, description, time } = event;
  return calendar.createEvent({
    id: uid,
    sequence,
    stamp: event.made.toISOString(),
    ...when(event),
    summary: title,
    description,
    location: event.location || null,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: time ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  });
}

/** One event, with an alarm. */
export function calendarFile(event: CalendarEvent): string {
  const { title, time } = event;
  const calendar = emptyCalendar();
  add(calendar, event)
    // 24 hours before; for an all-day event, at nine in the morning of the day before.
    .createAlarm({ type: ICalAlarmType.display, triggerBefore: (time ? 24 : 15) * hour, description: title });
  return `${calendar}\r\n`;
}

/** All events of a calendar that is subscribed to. @param name as calendar programs list it */
export function calendarFeed(name: string, events: readonly CalendarEvent[]): string {
  const calendar = emptyCalendar(name);
  for (const event of events) add(calendar, event);
  return `${calendar}\r\n`;
}

function when({ date, time, minutes, inLondon }: CalendarEvent) {
  if (!time) return { allDay: true, start: date, end: addDays(date, 1) };
  const end = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
  // The library writes times with a zone by the process's own clock, and times without one in UTC.
  if (!inLondon) return { start: `${date}T${time}Z`, end: `${end}Z`, floating: true };
  const starts = venueInstant(date, time);
  const ends = new Date(starts.getTime() + minutes * 60_000);
  const shown = venueMoment(ends);
  // The clocks change during the party. UTC times are used then, because an hour that occurs twice is ambiguous and calendars take the
  // first.
  if (`${shown.date}T${shown.time}` !== end) return { start: starts.toISOString(), end: ends.toISOString() };
  return { start: `${date}T${time}`, end, timezone: "Europe/London" };
}
