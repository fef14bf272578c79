import { expect, it } from "vitest";
import type { Prices } from "../../../app/content/shape.ts";
import prices from "../../../content/prices.ts";
import { cancellationProblems } from "./cancellation.ts";

type Row = Prices["cancellation"][number];

const problemsOf = (change: (rows: Row[]) => Row[], text = "", others: Partial<Prices> = {}) => {
  const source = (file: string, value: Prices) => ({ file, value, lineOf: () => undefined });
  const home = { file: "pages/home.ts", value: { text }, lineOf: () => undefined };
  const changed = change(prices.cancellation.map((row) => ({ ...row })));
  return cancellationProblems(source("prices.ts", { ...prices, ...others, cancellation: changed }), [home]).map(
    ({ says }) => says,
  );
};

it("finds nothing in the table that is shipped", () => {
  expect(problemsOf((rows) => rows, "Cancel {freeCancelDays} days ahead")).toEqual([]);
});

it("says which words do not say the share or the days of their row", () => {
  expect(
    problemsOf(
      ([free, early, late, last]) => [free, { ...early, keepPercent: 20 }, { ...late, from: 4 }, last] as Row[],
    ),
  ).toEqual([
    "cancellation › 2 › words does not say 20%, as its numbers do",
    "cancellation › 3 › words does not say 4, as its numbers do",
    "cancellation › 4 › words does not say 4, as its numbers do",
  ]);
});

it("asks for the longest notice first, and for a last row from 0", () => {
  expect(problemsOf((rows) => rows.toReversed())).toEqual([
    "cancellation begins at 0, 3, 14, 28 days. The longest notice comes first, and the last row is from 0",
  ]);
  expect(problemsOf((rows) => rows.slice(0, 3))).toHaveLength(1);
});

it("says which texts promise free cancellation where none is free", () => {
  expect(problemsOf(([, ...rest]) => rest, "Cancel {freeCancelDays} days ahead")).toEqual([
    "{freeCancelDays} stands for nothing, as no row of cancellation in prices.ts keeps 0 percent",
  ]);
  expect(problemsOf(([, ...rest]) => rest, "Ask us")).toEqual([]);
});

it("says which texts name free miles or a balance that there are not", () => {
  const text = "The first {freeMiles} miles are free. The balance is due {balanceDueDays} days before.";
  const none = { travel: { ...prices.travel, freeMiles: 0 }, deposit: { percent: 100, minimum: 0 } };
  expect(problemsOf((rows) => rows, text, none)).toEqual([
    "{freeMiles} is 0 in prices.ts. Say in other words how travel is charged",
    "{balanceDueDays} stands for nothing, as the deposit in prices.ts is 100 percent and leaves no balance",
  ]);
  const free = { travel: { ...prices.travel, pencePerMile: 0 }, deposit: { percent: 25, minimum: 0 } };
  expect(problemsOf((rows) => rows, "{perMile} a mile. {depositPercent}%, at least {depositMinimum}", free)).toEqual([
    "{perMile} is 0 in prices.ts. Say in other words that travel is free",
    "{depositMinimum} is 0 in prices.ts. Leave it out",
  ]);
});
