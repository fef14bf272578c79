import { expect, test } from "vitest";
import { quoteRow } from "../../tests/support/product/quote-row.ts";
import { readable } from "./quotes.ts";

test("what is stored as JSON is passed on as what it says, and never in another shape", () => {
  const line = { label: "The butlers", detail: "", pence: 24_000 };
  const row = { ...quoteRow("BT-1"), offerLines: JSON.stringify([line]) };
  expect(readable(row)).toMatchObject({ estimate: { total: 24_000 }, offerLines: [line], offerTerms: null });
  const stored = JSON.stringify([{ from: 14, keep: 50 }]);
  expect(() => readable({ ...row, offerTerms: stored })).toThrow("quote.offer_terms can't be read");
});
