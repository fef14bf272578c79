import { expect, test } from "vitest";
import { actPrices } from "./act-prices.server.ts";

// The specification's numbers, section 3 and section 9.
test.each([
  ["Male Strippers", 2430, "£135"],
  ["Female Strippers", 1040, "£130"],
  ["Cheeky Butlers", 875, "£90"],
  ["Topless Waitresses", 562, "£120"],
  ["Drag Acts", 657, "£245"],
  ["Dwarf Hire", 152, "£180"],
  ["Beer Wenches", 431, "£100"],
  ["Rolypoly Strippers", 126, "£160"],
])("%s: lookup %d beside the card’s From price", (category, lookup, formatted) => {
  expect(actPrices(category)).toMatchObject({ category, lookup, from: { formatted } });
});

test("any other category is 100 and has no price", () => {
  expect(actPrices("Fire Eaters")).toEqual({ category: "Fire Eaters", from: null, lookup: 100 });
  expect(actPrices("")).toMatchObject({ lookup: 100 });
});

test("a category is found in any case", () => {
  expect(actPrices(" drag acts ")).toMatchObject({ category: "Drag Acts", lookup: 657 });
});

test("without a category: all eight, and the number for any other", () => {
  expect(actPrices(null)).toMatchObject({ otherLookup: 100, acts: { length: 8 } });
});
