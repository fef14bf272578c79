import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jobOf } from "./job.server.ts";
import {
  answerBy,
  clash,
  freeFor,
  isOff,
  type Job,
  type JobToStaff,
  journey,
  maxTimeApart,
  quarter,
  slotsOf,
  whyNot,
} from "./rules.ts";

const terms = { milesPerHour: 35, marginMinutes: 30 };
const leeds = { lat: 53.8, lon: -1.549 };
const york = { lat: 53.96, lon: -1.082 };
const london = { lat: 51.507, lon: -0.128 };
const at = (time: string) => Date.parse(`2027-06-12T${time}:00Z`);
const job = (from: string, to: string, point: Job["point"] = leeds): Job => ({ starts: at(from), ends: at(to), point });

const wanted = (changes: Partial<JobToStaff> = {}): JobToStaff => ({
  ...job("19:00", "20:00"),
  act: "drag-acts",
  date: "2027-06-12",
  ...changes,
});
const sam = {
  publicName: "Sam",
  ...leeds,
  active: 1 as const,
  miles: 30,
  acts: ["drag-acts"],
  daysOff: [],
  jobs: [],
};

describe("two jobs of one evening", () => {
  test("leave time to travel and the margin, and not a minute less", () => {
    // 22 miles as the crow flies: 38 minutes at 35 an hour, and 30 of margin.
    expect(clash(job("19:00", "20:00"), job("21:05", "22:00", york), terms)).toBe(true);
    expect(clash(job("19:00", "20:00"), job("21:10", "22:00", york), terms)).toBe(false);
  });

  test("at one venue only need the margin", () => {
    expect(clash(job("19:00", "20:00"), job("20:29", "21:00"), terms)).toBe(true);
    expect(clash(job("19:00", "20:00"), job("20:30", "21:00"), terms)).toBe(false);
  });

  test("count as far apart if one place is unknown", () =>
    expect(clash(job("15:00", "16:00"), job("18:00", "19:00", null), terms)).toBe(true));

  test("nobody travels for longer than twelve hours", () =>
    expect(journey(london, { lat: 38.5, lon: -0.1 }, terms)).toBe(12.5 * 3_600_000));

  const anyJob = fc.record({
    starts: fc.integer({ min: 0, max: 200_000 }).map((minute) => minute * 60_000),
    minutes: fc.integer({ min: 1, max: 1440 }),
    point: fc.option(fc.record({ lat: fc.double({ min: 50, max: 58, noNaN: true }), lon: fc.constant(-1) })),
  });
  const made = anyJob.map(({ starts, minutes, point }): Job => ({ starts, ends: starts + minutes * 60_000, point }));

  test("clash whichever is named first; overlapping ones always do, and those that don't clash never share a slot", () =>
    fc.assert(
      fc.property(made, made, (a, b) => {
        expect(clash(a, b, terms)).toBe(clash(b, a, terms));
        if (a.starts < b.ends && b.starts < a.ends) expect(clash(a, b, terms)).toBe(true);
        if (clash(a, b, terms)) return;
        const taken = new Set(slotsOf(a));
        expect(slotsOf(b).some((slot) => taken.has(slot))).toBe(false);
      }),
    ));

  test("further apart than maxTimeApart never clash", () =>
    fc.assert(
      fc.property(made, made, (a, b) => {
        if (b.starts - a.ends >= maxTimeApart(terms)) expect(clash(a, b, terms)).toBe(false);
      }),
    ));
});

test("slots cover the job from its first quarter hour to its last", () =>
  fc.assert(
    fc.property(fc.nat(1e7), fc.integer({ min: 1, max: 1440 }), (start, minutes) => {
      const starts = start * 60_000;
      const ends = starts + minutes * 60_000;
      const slots = slotsOf({ starts, ends });
      expect(slots[0] ?? 0).toBe(Math.floor(starts / quarter));
      expect(((slots.at(-1) ?? 0) + 1) * quarter).toBeGreaterThanOrEqual(ends);
      expect((slots.at(-1) ?? 0) * quarter).toBeLessThan(ends);
      expect(new Set(slots).size).toBe(slots.length);
    }),
  ));

describe("days off", () => {
  const weekly = { fromDate: "2027-06-01", toDate: "2027-08-31", weekday: 6 };
  test.each([
    ["2027-05-29", false],
    ["2027-06-05", true],
    ["2027-06-06", false],
    ["2027-08-28", true],
    ["2027-09-04", false],
  ])("every Saturday of the summer: %s is off: %s", (date, off) => expect(isOff([weekly], date)).toBe(off));

  test("a range includes its first and last day", () => {
    const range = { fromDate: "2027-06-10", toDate: "2027-06-12", weekday: null };
    expect(["09", "10", "12", "13"].map((day) => isOff([range], `2027-06-${day}`))).toEqual([false, true, true, false]);
  });
});

describe("who is free", () => {
  test.each([
    ["inactive", { active: 0 as const }, {}],
    ["act", { acts: ["cheeky-butlers"] }, {}],
    ["far", {}, { point: london }],
    ["off", { daysOff: [{ fromDate: "2027-06-12", toDate: "2027-06-12", weekday: null }] }, {}],
    ["busy", { jobs: [job("18:00", "18:45")] }, {}],
  ])("not who is %s", (why, performer, party) =>
    expect(whyNot({ ...sam, ...performer }, wanted(party), terms)).toBe(why),
  );

  test("are listed nearest first, by name at the same distance", () => {
    const people = [
      { ...sam, publicName: "Yorkie", ...york },
      { ...sam, publicName: "Zed" },
      { ...sam, publicName: "Alex" },
      { ...sam, publicName: "Off", active: 0 as const },
    ];
    expect(freeFor(people, wanted(), terms).map(({ publicName }) => publicName)).toEqual(["Alex", "Zed", "Yorkie"]);
  });

  test("a place that we don't know is in everybody's reach, and has no distance", () =>
    expect(freeFor([sam], wanted({ point: null }), terms)).toMatchObject([{ publicName: "Sam", milesAway: null }]));
});

test("the deadline for an answer is shorter when the party is near", () => {
  const hours = { chaseAfterHours: 12, passOnAfterHours: 24 };
  const hour = 3_600_000;
  expect(answerBy({ asked: 0, starts: 1000 * hour, ends: 1002 * hour }, hours)).toEqual({
    chaseAt: 12 * hour,
    passOnAt: 24 * hour,
  });
  expect(answerBy({ asked: 0, starts: 8 * hour, ends: 10 * hour }, hours)).toEqual({
    chaseAt: 2 * hour,
    passOnAt: 4 * hour,
  });
  expect(answerBy({ asked: 5, starts: 1, ends: 2 }, hours)).toEqual({ chaseAt: 5, passOnAt: 5 });
  // The whole day, on that day.
  const wholeDay = { asked: 4 * hour, starts: 0, ends: 24 * hour };
  expect(answerBy(wholeDay, hours)).toEqual({ chaseAt: 9 * hour, passOnAt: 14 * hour });
});

test.each(["Belfast, BT1 5GS", "12 Falls Road, Belfast"])(
  "performers’ distances are known to %j, where the form has no price",
  (place) => {
    const quote = {
      act: "drag-acts",
      packageId: "one-hour",
      eventDate: "2027-06-12",
      eventTime: "19:00",
      placeSlug: null,
      venue: null,
    };
    expect(jobOf({ ...quote, place }).point).toEqual({ lat: 54.597, lon: -5.925 });
  },
);
