import { expect, it } from "vitest";
import type { Package } from "../../../app/content/shape.ts";
import prices from "../../../content/prices.ts";
import { priceProblems, termProblems } from "./prices.ts";

const problemsOf = (change: Partial<Package>) => {
  const pack = { id: "one", name: "A visit", minutes: 90, price: 9000, includes: ["A show", "A toast"], ...change };
  return priceProblems({ file: "acts/butlers/prices.ts", value: [pack], lineOf: () => undefined }).map(
    ({ says }) => says,
  );
};

it("says which words of a package tell another length than its minutes", () => {
  expect(problemsOf({ name: "Ninety minutes", includes: ["60 minutes of pouring", "A toast"] })).toEqual([
    "minutes of “Ninety minutes” is 90, and its words say “60 minutes of pouring”. Change either",
  ]);
  expect(problemsOf({ name: "One hour" })).toEqual([
    "minutes of “One hour” is 90, and its words say “One hour”. Change either",
  ]);
});

it("leaves words alone that tell the same length, the parts of it, or no whole number of hours", () => {
  for (const same of [
    { includes: ["90 minutes of pouring, with one 10-minute break", "A toast"] },
    { includes: ["60 minutes of serving", "30 minutes of games"] },
    { includes: ["A show", "20 minutes of games"] },
    { name: "One hour and a half" },
    { name: "1½ hours" },
    { name: "Two-hour host", minutes: 120 },
  ])
    expect(problemsOf(same), JSON.stringify(same)).toEqual([]);
});

it("says where pounds are typed for pence, and a share for percent, in the prices of all acts", () => {
  const said = (change: object) =>
    termProblems({ file: "prices.ts", value: { ...prices, ...change }, lineOf: () => undefined }).map(
      ({ says }) => says,
    );
  expect(said({})).toEqual([]);
  expect(
    said({
      vatPercent: 0.2,
      deposit: { percent: 25, minimum: 50 },
      travel: { ...prices.travel, pencePerMile: 1 },
    }),
  ).toEqual([
    "deposit › minimum is 50. Did you mean 5000?",
    "travel › pencePerMile is 1. Did you mean 100?",
    "vatPercent is 0.2. Did you mean 20?",
  ]);
  // Nothing at all may be meant.
  expect(said({ vatPercent: 0, deposit: { percent: 25, minimum: 0 } })).toEqual([]);
});
