import { expect, test } from "vitest";
import { tidyText } from "./tidy-text.ts";

/** Spaces, Hangul and Braille blanks, zero widths, direction marks, variation selectors, annotation marks, a blank note. */
const unseen =
  "\u00a0 \u3000 \u3164 \u115f \u1160 \uffa0 \u2800 \u200b \u200c \u200d \u2060 \u00ad \u200e \u200f \u061c \ufe0f \ufff9 \u{1d159}";

test.each([...unseen.split(" "), unseen, "\u200f\u2800\u3164"])("%j shows nothing, so it is no answer", (typed) => {
  expect(tidyText(typed)).toBe("");
  expect(tidyText(`${typed}\r\n${typed}`, true)).toBe("");
});

test.each([
  ["one Chinese character", "李"],
  ["one Hangul letter", "ㄱ"],
  ["emoji alone", "🎉"],
  ["joined emoji", "👩\u200d🚀 ❤\ufe0f"],
  ["a flag made of tags", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["a Persian word with a non-joiner", "می\u200cخواهم"],
  ["a Hindi word with a joiner", "क्\u200dष"],
  ["Hebrew and Arabic with direction marks", "\u200fשרה\u200e (\u061cسارة)"],
  ["one sign", "?"],
])("%s stays as it is", (_, typed) => expect(tidyText(typed)).toBe(typed));
