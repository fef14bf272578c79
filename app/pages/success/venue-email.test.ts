import { expect, test } from "vitest";
import { quoteRow } from "../../../tests/support/product/quote-row.ts";
import { linesOf } from "../../features/booking/offer.server.ts";
import { parseEstimate } from "../../features/quote/estimate/stored-estimate.server.ts";
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
  for (const status of ["booked", "balance-paid", "done"] as const)
    expect(textOf({ status })).toContain("We have booked");
  expect(textOf({ status: "accepted" })).toContain("We would like to book");
  expect(textOf({ surprise: 1 })).toContain("It’s a surprise, so please keep it to yourselves.");
});

test("names everybody else whom the owner's lines bring, and neither travel nor what anything costs", () => {
  const [act, travel] = linesOf(parseEstimate(quoteRow("BT-7K4M-92QX").estimate), 1260) ?? [];
  const lines = (...more: unknown[]) => JSON.stringify([...more, ...(travel ? [travel] : [])]);
  const drag = { label: "1 × drag act", detail: "an hour, £245 each", pence: 24_500 };
  const off = { label: "Two acts, less", detail: "", pence: -2000 };
  const extra = { label: "Confetti, £15", detail: "", pence: 1500 };
  const also = (offerLines: string, status: Quote["status"] = "balance-paid") =>
    /Also: .*/.exec(textOf({ status, offerLines }) ?? "")?.[0];
  expect(also(lines(act, drag, off, extra))).toBe("Also: 1 × drag act, an hour; Confetti.");
  expect(also(lines(drag, act))).toBe("Also: 1 × drag act, an hour.");
  // A line of the owner's own in place of the act's.
  expect(also(lines({ label: "All in", detail: "", pence: 50_000 }, drag))).toBe("Also: 1 × drag act, an hour.");
  expect(also(lines(act))).toBeUndefined();
  // The owner has priced it, and sent nothing yet.
  expect(also(lines(act, drag), "priced")).toBeUndefined();
});

test("is left out for an act that is no longer in the catalogue", () => {
  expect(textOf({ act: "gone" })).toBeUndefined();
});
