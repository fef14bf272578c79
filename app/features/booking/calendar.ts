/** An event as calendars read it (RFC 5545): Google's, Apple's and Outlook's alike. */
import { addDays } from "../../dates/dates.ts";

export interface CalendarEvent {
  /** Unique for ever; the same again replaces the event */
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
  /** The venue keeps London's time; elsewhere the time floats, which is the venue's own */
  inLondon: boolean;
  /** When the file is made */
  made: Date;
  cancelled: boolean;
}

const london = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/London",
  "X-LIC-LOCATION:Europe/London",
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
];

export function calendarFile(event: CalendarEvent): string {
  const { time, inLondon } = event;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Booking//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(time && inLondon ? london : []),
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${event.made.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `SEQUENCE:${event.sequence}`,
    ...when(event),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${time ? "OPAQUE" : "TRANSPARENT"}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(event.title)}`,
    // Nine in the morning of the day before, or 24 hours before.
    `TRIGGER:${time ? "-P1D" : "-PT15H"}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

function when({ date, time, minutes, inLondon }: CalendarEvent): string[] {
  if (!time) return [`DTSTART;VALUE=DATE:${digits(date)}`, `DTEND;VALUE=DATE:${digits(addDays(date, 1))}`];
  const zone = inLondon ? ";TZID=Europe/London" : "";
  // Local time to local time: a night on which the clocks change is not an hour longer.
  const end = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
  return [`DTSTART${zone}:${digits(date)}T${digits(time)}00`, `DTEND${zone}:${digits(end)}00`];
}

const digits = (text: string) => text.replace(/[-:]/g, "");
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** No line is longer than 75 octets; what is folded goes on after a space. No character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}
