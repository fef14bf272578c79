import { expect, it } from "vitest";
import { hoursAgo } from "./hours.server.ts";

const day = { from: "09:00", until: "21:00" };

it("counts hours by day and night, or only those in which somebody is there", () => {
  const ago = (now: string, hours: number, open: typeof day | null) =>
    hoursAgo(new Date(now), hours, open).toISOString();
  expect(ago("2026-11-21T12:00:00Z", 4, null)).toBe("2026-11-21T08:00:00.000Z");
  expect(ago("2026-11-21T12:00:00Z", 4, day)).toBe("2026-11-20T20:00:00.000Z");
  expect(ago("2026-11-21T03:00:00Z", 1, day)).toBe("2026-11-20T20:00:00.000Z");
  expect(ago("2026-11-21T12:00:00Z", 24, day)).toBe("2026-11-19T12:00:00.000Z");
  // The venue's nine o'clock is eight by UTC in summer.
  expect(ago("2027-06-12T08:30:00Z", 1, day)).toBe("2027-06-11T19:30:00.000Z");
});
