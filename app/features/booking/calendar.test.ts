import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar.ts";

const event: CalendarEvent = {
  uid: "BT-7K4M-92QX@example.org",
  sequence: 3,
  title: "Cheeky Butlers (BT-7K4M-92QX)",
  description: "Two butlers; two hours, in York\nCall 020 7946 0123",
  location: "The old chapel, Fossgate, York",
  date: "2027-06-12",
  time: "19:30",
  minutes: 120,
  inLondon: true,
  made: new Date("2026-11-21T12:00:00.123Z"),
  cancelled: false,
};

/** Read by an independent parser, with the file's own zone registered as a calendar program does. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const found = calendar.getFirstSubcomponent("vevent");
  if (!found) throw new Error("no event");
  return { event: new ICAL.Event(found), component: found, zone };
}

test("a summer evening is at its hour in London, whatever zone the reader is in", () => {
  const { event: found, component, zone } = read(calendarFile(event));
  expect(zone).not.toBeNull();
  expect(found.startDate.toJSDate().toISOString()).toBe("2027-06-12T18:30:00.000Z");
  expect(found.endDate.toJSDate().toISOString()).toBe("2027-06-12T20:30:00.000Z");
  expect([found.uid, found.summary, found.description, found.location]).toEqual([
    event.uid,
    event.title,
    event.description,
    event.location,
  ]);
  const alarm = component.getFirstSubcomponent("valarm");
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-P1D");
});

test.each([
  ["2027-12-04", "2027-12-04T19:30:00.000Z"],
  ["2027-03-27", "2027-03-27T19:30:00.000Z"],
  ["2027-03-28", "2027-03-28T18:30:00.000Z"],
  ["2027-10-30", "2027-10-30T18:30:00.000Z"],
  ["2027-10-31", "2027-10-31T19:30:00.000Z"],
])("on %s the zone's own rules give %s", (date, utc) => {
  expect(
    read(calendarFile({ ...event, date }))
      .event.startDate.toJSDate()
      .toISOString(),
  ).toBe(utc);
});

test("a party past midnight ends on the next day", () => {
  const { endDate } = read(calendarFile({ ...event, time: "23:30" })).event;
  expect(endDate.toString()).toBe("2027-06-13T01:30:00");
});

test.each([
  ["2027-03-28", "00:30", "2027-03-28T00:30:00.000Z", "2027-03-28T02:30:00.000Z"],
  ["2027-10-31", "00:30", "2027-10-30T23:30:00.000Z", "2027-10-31T01:30:00.000Z"],
  ["2027-10-31", "01:45", "2027-10-31T00:45:00.000Z", "2027-10-31T02:45:00.000Z"],
])("on %s, when the clocks change, two hours from %s are two hours", (date, time, starts, ends) => {
  const { startDate, endDate } = read(calendarFile({ ...event, date, time })).event;
  expect([startDate, endDate].map((one) => one.toJSDate().toISOString())).toEqual([starts, ends]);
});

test("without a time it is the whole day, and reminds at nine the day before", () => {
  const { event: found, component, zone } = read(calendarFile({ ...event, time: null }));
  expect(found.startDate.isDate).toBe(true);
  expect([found.startDate.toString(), found.endDate.toString()]).toEqual(["2027-06-12", "2027-06-13"]);
  expect(zone).toBeNull();
  expect(String(component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger"))).toBe("-PT15H");
});

test("overseas the time floats: the venue's own", () => {
  const { event: found, zone } = read(calendarFile({ ...event, inLondon: false }));
  expect(zone).toBeNull();
  expect(found.startDate.toString()).toBe("2027-06-12T19:30:00");
  expect(found.startDate.zone.tzid).toBe("floating");
});

test("every typed text can be read back unchanged, on lines of at most 75 octets", () => {
  const texts = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => text.replace(/\p{C}/gu, " "));
  fc.assert(
    fc.property(texts, texts, (title, location) => {
      const file = calendarFile({ ...event, title: `x${title}`, location: `x${location}`, description: "a\nb" });
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file).not.toMatch(/[^\r]\n/);
      const found = read(file).event;
      expect([found.summary, found.location, found.description]).toEqual([`x${title}`, `x${location}`, "a\nb"]);
    }),
  );
});
