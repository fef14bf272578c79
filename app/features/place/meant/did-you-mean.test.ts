import { expect, test } from "vitest";
import { find } from "../finder.server.ts";
import { didYouMean } from "./did-you-mean.server.ts";

test.each([
  ["Birmingam", "Birmingham"],
  ["Manchestr", "Manchester"],
  ["Edinborough", "Edinburgh"],
  ["Bournmouth", "Bournemouth"],
  ["new castle", "Newcastle"],
  ["near Leeds", "Leeds"],
  ["Birmingam, West Midlands", "Birmingham"],
  ["Headinley", "Headingley"],
  ["Ealling", "Ealing"],
  ["Atlantis", undefined],
  ["<b>nowhere</b>", undefined],
  ["", undefined],
  ["ZZ9 9ZZ", undefined],
])("%j means %j, which the finder knows", (typed, meant) => {
  expect(didYouMean(typed)).toBe(meant);
  expect(find(typed)).toMatchObject({ found: [], towns: [] });
  if (meant === undefined) return expect(find(typed)).not.toHaveProperty("meant");
  expect(find(typed).meant).toBe(meant);
  const { found, towns } = find(meant);
  expect(found.length + towns.length).toBeGreaterThan(0);
});
