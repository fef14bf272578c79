import { expect, test } from "vitest";
import { quoteRow } from "../../../tests/support/product/quote-row.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { venueEmail } from "./venue-email.server.ts";

const textOf = (changed: Partial<Quote> = {}) =>
  venueEmail({ ...(quoteRow("BT-7K4M-92QX") as Quote), eventDate: "2027-06-12", eventTime: "20:00", ...changed })?.text;

test("asks the venue about the act by name, with what it is, how far it goes and what it needs, and no price or name", () => {
  const text = textOf();
  expect(text).toContain("Our party with you is on Saturday 12 June 2027 at 8pm");
  expect(text).toContain("would like to book 2 cheeky butlers (Classic) from Bow & Tassel");
  expect(text).toMatch(/What it is: .+\nHow far the act goes: .+\nWhat it needs: .+/);
  expect(text).not.toMatch(/£|Frances|surprise/);
  expect(textOf({ eventTime: "00:30" })).toContain("12 June 2027 at 12.30am, the night from Friday to Saturday: 14");
  expect(textOf({ eventTime: null, groupSize: 1 })).toContain("12 June 2027: one guest");
  expect(textOf({ performers: 1 })).toContain("would like to book one cheeky butler (Classic)");
});

test("says that it is booked, and that it is a surprise, once it is", () => {
  expect(textOf({ status: "booked" })).toContain("We have booked");
  expect(textOf({ surprise: 1 })).toContain("It’s a surprise, so please keep it to yourselves.");
});

test("is left out for an act that is no longer in the catalogue", () => {
  expect(textOf({ act: "gone" })).toBeUndefined();
});
