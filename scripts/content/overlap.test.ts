import { expect, test } from "vitest";
import { mainText, overlap, shingles } from "./overlap.ts";

test("only the words of main count", () => {
  const html =
    '<script>show("<main>Sorry</main>")</script><header>Menu</header><main id="main"><h1>Tea &amp; cake</h1><svg><text>9</text></svg><p>it&#x27;s on</p></main>';
  expect(mainText(html).replaceAll(/\s+/g, " ").trim()).toBe("Tea & cake it's on");
});

test("the same text overlaps wholly, other text not at all", () => {
  const a = shingles("one two three four five six");
  expect(a.size).toBe(2);
  expect(overlap(a, shingles("One, two: three four five six!"))).toBe(1);
  expect(overlap(a, shingles("seven eight nine ten eleven"))).toBe(0);
  expect(overlap(a, shingles("zero one two three four five"))).toBeCloseTo(1 / 3);
});
