import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, formatDate, formatDay, formatLongDate, isDate, latestDate, readDate } from "./dates.ts";

const today = "2026-11-21";
const iso = (text: string) => {
  const read = readDate(text, today);
  return read.ok ? read.iso : read.message;
};

const pieces = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.constantFrom(
    "1",
    "31",
    "29",
    "2027",
    "/",
    ".",
    "-",
    " ",
    "’",
    "June",
    "feb",
    "sat",
    "th",
    "\u0000",
    "\ud800",
    "🎈",
    "２",
    "שבת",
  ),
);

describe("reading a date", () => {
  test.each([
    ["13 June 2027", "2027-06-13"],
    ["13th of June, 2027", "2027-06-13"],
    ["13june2027", "2027-06-13"],
    ["June 13 2027", "2027-06-13"],
    ["june 13th, 2027", "2027-06-13"],
    ["13/6/27", "2027-06-13"],
    ["13.06.2027", "2027-06-13"],
    ["13-6-2027", "2027-06-13"],
    ["2027-06-13", "2027-06-13"],
    ["  13   jun  ’27 ", "2027-06-13"],
    ["Sat 12 June 2027", "2027-06-12"],
    ["Saturday, 12 June", "2027-06-12"],
    ["on the 5 Sept", "2027-09-05"],
    ["21/11", "2026-11-21"],
    ["20 November", "2027-11-20"],
    ["29 February", "2028-02-29"],
    ["1３/6/27", "2027-06-13"],
  ])("%s", (text, expected) => expect(iso(text)).toBe(expected));

  test.each([
    ["", "Enter the date of your party, such as 13 June 2027"],
    ["soon", "Enter a date such as 13 June 2027"],
    ["June", "Enter a date such as 13 June 2027"],
    ["13", "Enter a date such as 13 June 2027"],
    ["13 June 20277", "Enter a date such as 13 June 2027"],
    ["🎈🎈🎈", "Enter a date such as 13 June 2027"],
    ["30 February 2027", "30 February does not exist. Enter another date"],
    ["31/4/27", "31 April does not exist. Enter another date"],
    ["0 June 2027", "0 June does not exist. Enter another date"],
    ["29 February 2027", "29 February 2027 does not exist. Enter another date"],
    ["6/13/2027", "There is no month 13. Write the day first, such as 13 June 2027"],
    ["20 November 2026", "That date has passed. Enter a date that is still to come"],
    ["22 November 2028", "Choose a date within two years, up to 21 November 2028"],
    ["Sat 13 June 2027", "13 June 2027 is a Sunday, not a Saturday. Check the day and the date"],
  ])("%j is answered in words", (text, message) => expect(iso(text)).toBe(message));

  test("every date of the next two years is read in every way it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 730 }), (days) => {
        const date = addDays(today, days);
        const [year = "", month = "", day = ""] = date.split("-");
        for (const text of [
          date,
          formatDate(date),
          formatLongDate(date),
          `${day}/${month}/${year.slice(2)}`,
          `${+day}.${+month}.${year}`,
        ])
          expect(iso(text)).toBe(date);
      }),
    );
  });

  test("any typed text gives a date in range or an error message", () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
        (text) => {
          const read = readDate(text, today);
          if (read.ok) expect(read.iso >= today && read.iso <= latestDate(today)).toBe(true);
          else expect(read.message.length).toBeGreaterThan(10);
        },
      ),
    );
  });
});

test("an ISO date is one that exists", () => {
  for (const text of ["2027-02-28", "2028-02-29", "2027-12-31"]) expect(isDate(text), text).toBe(true);
  for (const text of ["2027-02-29", "2027-02-30", "2027-13-01", "2027-00-10", "2027-01-00", "27-01-01", "2027-1-1", ""])
    expect(isDate(text), text).toBe(false);
});

test("long dates begin with their weekday", () => {
  expect(formatLongDate("2027-06-12")).toBe("Saturday 12 June 2027");
  expect(formatLongDate("2028-02-29")).toBe("Tuesday 29 February 2028");
  expect(formatDay("2026-12-06", today)).toBe("Sun 6 Dec");
  expect(formatDay("2026-09-07", today)).toBe("Mon 7 Sept");
  expect(formatDay("2027-06-12", today)).toBe("Sat 12 Jun 2027");
});

test("days are counted over clock changes and leap days", () => {
  expect(addDays("2027-03-27", 2)).toBe("2027-03-29");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysBetween("2027-10-30", "2027-11-01")).toBe(2);
  expect(latestDate("2028-02-29")).toBe("2030-02-28");
});
