import { expect, test } from "vitest";
import { filledForm } from "../../../../tests/support/product/filled-form.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import { quoteForm } from "../form/fields.ts";
import { formOptionsAt } from "../form-options.server.ts";
import { parseRequest } from "../schema.ts";
import { estimateFor } from "./estimate-choice.ts";

const options = formOptionsAt(new Date("2026-11-21T12:00:00Z"));
const typed = (guests: string) => tidyValues(quoteForm, { ...filledForm, guests });

test.each([
  "-5",
  "\u22125",
  "0",
  "5001",
  "100000",
  "20 and 25",
  "-20-25",
  "20--25",
  "2026-11-21",
  "1.5",
  "",
  "12345678",
])("a group of %s is refused, and the running estimate shares the price among nobody", (guests) => {
  expect(parseRequest(typed(guests), options).ok).toBe(false);
  expect(estimateFor(typed(guests), options).perHead).toBe(estimateFor(typed("lots"), options).perHead);
});

test.each(["20", "about 20", "20-odd", "1,200", "5000"])(
  "a group of %s counts the same in the browser and here",
  (guests) => {
    const parsed = parseRequest(typed(guests), options);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    expect(estimateFor(typed(guests), options)).toEqual(estimateFor(typed(String(parsed.input.guests)), options));
  },
);

test.each([
  ["12-14", 14],
  ["12 to 14", 14],
  ["12\u201314", 14],
  ["about 12 - 14 people", 14],
  ["25-20", 25],
  ["900 to 1,200", 1200],
])("a group of %s counts as its larger number, in the browser and here", (guests, larger) => {
  const parsed = parseRequest(typed(guests), options);
  expect(parsed.ok && parsed.input.guests).toBe(larger);
  expect(estimateFor(typed(guests), options).order.guests).toBe(larger);
});
