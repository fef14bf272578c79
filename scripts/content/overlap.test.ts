import { expect, test } from "vitest";
import { compare, mainText, runsOf } from "./overlap.ts";

test("only the words of main count", () => {
  const html =
    '<script>show("<main>Sorry</main>")</script><header>Menu</header><main id="main"><h1>Tea &amp; cake</h1><svg><text>9</text></svg><p>it&#x27;s on</p></main>';
  expect(mainText(html).replaceAll(/\s+/g, " ").trim()).toBe("Tea & cake it's on");
});

test("the same text overlaps wholly, other text not at all, and half shared is a third of both", () => {
  const { pairs, own } = compare(
    runsOf([
      "one two three four five six",
      "One, two: three four five six!",
      "seven eight nine ten eleven",
      "zero one two three four five",
    ]),
  );
  const overlap = (a: number, b: number) => pairs.find((pair) => pair.a === a && pair.b === b)?.overlap;
  expect(pairs).toHaveLength(6);
  expect(overlap(0, 1)).toBe(1);
  expect(overlap(0, 2)).toBe(0);
  expect(overlap(0, 3)).toBeCloseTo(1 / 3);
  expect(pairs[0]).toMatchObject({ a: 0, b: 1 });
  expect(own).toEqual([0, 0, 1, 0.5]);
});
