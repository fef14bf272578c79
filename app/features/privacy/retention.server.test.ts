import { expect, it } from "vitest";
import { addDays } from "../../dates/dates.ts";
import { cutoffs, keptUntil } from "./retention.server.ts";

const kept = { enquiryMonths: 12, bookingYears: 6, backupDays: 30, financialYearEnds: "03-31" };

it.each([
  // The year to 31 March 2020 is over for six years once 31 March 2026 has passed.
  ["2026-03-31", "2025-03-31", "2019-03-31"],
  ["2026-04-01", "2025-04-01", "2020-03-31"],
  ["2026-11-21", "2025-11-21", "2020-03-31"],
  ["2027-01-01", "2026-01-01", "2020-03-31"],
])("on %s, enquiries until %s and bookings until %s may go", (today, enquiries, bookings) => {
  expect(cutoffs(today, kept)).toMatchObject({ enquiries: { day: enquiries }, bookings: { day: bookings } });
});

it("keeps an enquiry to the end of its last day", () => {
  expect(cutoffs("2026-11-21", kept).enquiries.before).toBe("2025-11-22T00:00:00.000Z");
});

it("knows months of different lengths, and leap years", () => {
  expect(cutoffs("2026-08-31", { ...kept, enquiryMonths: 6 }).enquiries.day).toBe("2026-02-28");
  expect(cutoffs("2028-02-29", kept).enquiries.day).toBe("2027-02-28");
  expect(cutoffs("2026-01-15", { ...kept, enquiryMonths: 1 }).enquiries.day).toBe("2025-12-15");
  expect(cutoffs("2028-03-01", { ...kept, financialYearEnds: "02-29" }).bookings.day).toBe("2022-02-28");
});

it.each([
  ["2027-03-31", "2033-03-31"],
  ["2027-04-01", "2034-03-31"],
  ["2026-12-31", "2033-03-31"],
])("the accounts of a party on %s are kept until %s, and no day longer", (day, until) => {
  const terms = { enquiryMonths: 12, bookingYears: 6, financialYearEnds: "03-31", backupDays: 30 };
  expect(keptUntil(day, terms)).toBe(until);
  expect(cutoffs(until, terms).bookings.day < day).toBe(true);
  expect(cutoffs(addDays(until, 1), terms).bookings.day >= day).toBe(true);
});
