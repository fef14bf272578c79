import { expect, test } from "vitest";
import { formatTime, readTime } from "./times.ts";

test.each([
  ["19:30", "19:30"],
  ["7.30pm", "19:30"],
  ["7:30 PM", "19:30"],
  ["7pm", "19:00"],
  ["12 am", "00:00"],
  ["12pm", "12:00"],
  ["noon", "12:00"],
  ["1930", "19:30"],
  ["19:30:00", "19:30"],
])("%s is %s", (text, time) => expect(readTime(text)).toBe(time));

test.each(["7", "25:00", "13pm", "7.75pm", "after the cake", "🕢"])("%s is not guessed at", (text) =>
  expect(readTime(text)).toBeUndefined(),
);

test("times are said as people say them", () => {
  expect(["19:30", "19:00", "00:15", "12:00", "12:30"].map(formatTime)).toEqual([
    "7.30pm",
    "7pm",
    "12.15am",
    "12 noon",
    "12.30pm",
  ]);
});
