import { expect, test } from "vitest";
import { formatTime, readTime } from "./times.ts";

test.each([
  ["19:30", "19:30"],
  ["7.30pm", "19:30"],
  ["7:30 PM", "19:30"],
  ["7pm", "19:00"],
  ["00:00", "00:00"],
  ["0.00", "00:00"],
  ["0000", "00:00"],
  ["12pm", "12:00"],
  ["noon", "12:00"],
  ["1930", "19:30"],
  ["19:30:00", "19:30"],
  ["8.30am", "08:30"],
  ["08:30", "08:30"],
  ["0:15", "00:15"],
  ["00.15", "00:15"],
  ["19", "19:00"],
  ["8pm.", "20:00"],
  ["7.30 p.m", "19:30"],
  ["7.30 p.m.", "19:30"],
  ["7 p. m.", "19:00"],
  ["7,30pm", "19:30"],
  ["8 o'clock pm", "20:00"],
  ["8 o’clock  PM", "20:00"],
  ["20 o'clock", "20:00"],
  ["07.30am", "07:30"],
  ["12.30am", "00:30"],
])("%s is %s", (text, time) => expect(readTime(text)).toEqual({ ok: true, time }));

test.each(["25:00", "13pm", "0am", "7.75pm", "7.75", "0", "24:00", "7-", "7-30", "7-8-9", "after the cake", "🕢"])(
  "%s is not read",
  (text) =>
    expect(readTime(text)).toEqual({ ok: false, message: "Enter a start time such as 7.30pm, or leave it empty" }),
);

test.each([
  ["8.30", "8.30pm or 8.30am"],
  ["8:30", "8.30pm or 8.30am"],
  ["830", "8.30pm or 8.30am"],
  ["10:30", "10.30pm or 10.30am"],
  ["7", "7pm or 7am"],
  ["11.00", "11pm or 11am"],
  ["07.30", "7.30pm or 7.30am"],
  ["0730", "7.30pm or 7.30am"],
  ["07 30", "7.30pm or 7.30am"],
  ["07", "7pm or 7am"],
  ["12.30", "12.30pm or 12.30am"],
  ["12:30", "12.30pm or 12.30am"],
  ["12", "12 noon or 12 midnight"],
  ["12.00", "12 noon or 12 midnight"],
  ["8 o'clock", "8pm or 8am"],
])("%s could be morning or evening, and is asked back", (text, either) =>
  expect(readTime(text)).toEqual({ ok: false, message: `Enter ${either}: it could be either` }),
);

test.each(["midnight", "12 Midnight.", "12 am", "12.00am"])(
  "%s could be the night before or after, and is asked back",
  (text) =>
    expect(readTime(text)).toEqual({
      ok: false,
      message: "Enter 11.59pm for the end of that day, or 00:00 for its beginning: midnight could be either",
    }),
);

test.each(["7-8pm", "7pm – 9.30pm", "7.30 for 8", "7 to 8", "7pm till late", "7pm until midnight"])(
  "%s is more than a start",
  (text) => expect(readTime(text)).toEqual({ ok: false, message: "Enter only when it starts, such as 7.30pm" }),
);

test("every printed time is read as that time", () => {
  for (const hour of Array.from({ length: 24 }, (_, n) => String(n).padStart(2, "0")))
    for (const time of [`${hour}:00`, `${hour}:30`])
      expect(readTime(formatTime(time)), time).toEqual({ ok: true, time });
});

test("times are printed as people write them", () => {
  expect(["19:30", "19:00", "00:00", "00:15", "12:00", "12:30"].map(formatTime)).toEqual([
    "7.30pm",
    "7pm",
    "00:00",
    "12.15am",
    "12 noon",
    "12.30pm",
  ]);
});
