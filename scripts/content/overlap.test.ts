import { expect, test } from "vitest";
import { compare, mainText, mostShared, runsOf, tooMuchAlike } from "./overlap.ts";

test("only the words of the main part count", () => {
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

test("pages that share too much, and a page with too little of its own, are named", () => {
  const names = ["/a", "/b", "/c"];
  const compared = (overlaps: [number, number, number], own: number[]) => ({
    pairs: [
      { a: 0, b: 1, overlap: overlaps[0] },
      { a: 0, b: 2, overlap: overlaps[1] },
      { a: 1, b: 2, overlap: overlaps[2] },
    ],
    own,
  });
  const fine = compared([0.35, 0.2, 0.1], [0.5, 0.6, 0.7]);
  expect([0.5, 1].map((share) => mostShared(fine, share))).toEqual([0.2, 0.35]);
  expect(tooMuchAlike(fine, names)).toEqual([]);
  expect(tooMuchAlike(compared([0.36, 0.21, 0.1], [0.5, 0.49, 0.7]), names)).toEqual([
    "/a and /b share 0.360, more than 0.35.",
    "Half of all pairs share 0.210 or more, over 0.2.",
    "/b: 0.490 is on no other page, less than 0.5.",
  ]);
});
