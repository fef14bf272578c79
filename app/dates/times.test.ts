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
  ["8.30am", "08:30"],
  ["08:30", "08:30"],
  ["0830", "08:30"],
  ["12.30", "12:30"],
  ["0:15", "00:15"],
])("%s is %s", (text, time) => expect(readTime(text)).toEqual({ ok: true, time }));

test.each(["25:00", "13pm", "0am", "7.75pm", "7.75", "19", "12", "after the cake", "🕢"])("%s is not read", (text) =>
  expect(readTime(text)).toEqual({ ok: false, message: "Enter a start time such as 7.30pm, or leave it empty" }),
);

test.each([
  ["8.30", "8.30pm or 8.30am"],
  ["8:30", "8.30pm or 8.30am"],
  ["830", "8.30pm or 8.30am"],
  ["10:30", "10.30pm or 10.30am"],
  ["7", "7pm or 7am"],
  ["11.00", "11pm or 11am"],
])("%s could be morning or evening, and is asked back", (text, either) =>
  expect(readTime(text)).toEqual({ ok: false, message: `Enter ${either}: it could be either` }),
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
