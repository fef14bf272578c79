import { expect, test } from "vitest";
import { dayBefore, formatStart } from "./start.ts";

test.each([
  ["2027-06-12", "19:30", "7.30pm"],
  ["2027-06-12", "23:59", "11.59pm"],
  ["2027-06-12", "00:00", "00:00, the night from Friday to Saturday"],
  ["2027-06-12", "00:30", "12.30am, the night from Friday to Saturday"],
  ["2027-06-13", "04:59", "4.59am, the night from Saturday to Sunday"],
  ["2027-06-13", "05:00", "5am"],
  ["2027-06-01", "01:00", "1am, the night from Monday to Tuesday"],
])("on %s, %s is shown as %j", (date, time, shown) => expect(formatStart(date, time)).toBe(shown));

test("on the day before, a party after midnight is tonight", () => {
  expect(["19:30", "00:30", null].map(dayBefore)).toEqual([
    "It’s tomorrow",
    "It’s tonight, after midnight",
    "It’s tomorrow",
  ]);
});
