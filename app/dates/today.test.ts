import { expect, test } from "vitest";
import { hasBegun, isWakingTime, longMoment, venueInstant, venueMoment } from "./today.server.ts";

test.each([
  ["2027-01-15", "19:30", "2027-01-15T19:30:00.000Z"],
  ["2027-06-12", "19:30", "2027-06-12T18:30:00.000Z"],
  ["2027-06-13", "00:15", "2027-06-12T23:15:00.000Z"],
  // The clocks go forward at one and back at two.
  ["2027-03-28", "00:59", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28", "01:30", "2027-03-28T01:30:00.000Z"],
  ["2027-03-28", "02:00", "2027-03-28T01:00:00.000Z"],
  ["2027-10-31", "01:30", "2027-10-31T00:30:00.000Z"],
  ["2027-10-31", "02:00", "2027-10-31T02:00:00.000Z"],
])("%s %s at the venue is %s", (date, time, moment) => expect(venueInstant(date, time).toISOString()).toBe(moment));

test("a moment is read in the venue's time, also across midnight", () => {
  expect(venueMoment(new Date("2027-06-12T23:15:00Z"))).toEqual({ date: "2027-06-13", time: "00:15" });
  expect(longMoment("2027-06-12T18:30:00.000Z")).toBe("7.30pm on Saturday 12 June 2027");
});

test.each([
  ["2027-06-12T07:59:00Z", false],
  ["2027-06-12T08:00:00Z", true],
  ["2027-06-12T18:59:00Z", true],
  ["2027-06-12T19:00:00Z", false],
])("%s is a waking time: %s", (iso, expected) => expect(isWakingTime(new Date(iso))).toBe(expected));

test.each([
  ["20:00", "2027-06-12T18:59:59Z", false],
  ["20:00", "2027-06-12T19:00:00Z", true],
  [null, "2027-06-12T22:59:00Z", false],
])("a party on 12 June 2027 at %s has begun at %s: %s", (time, iso, expected) =>
  expect(hasBegun("2027-06-12", time, new Date(iso))).toBe(expected),
);
