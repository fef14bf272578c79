import { expect, test } from "vitest";
import { headingLines, type Measure, type Word, wordsOf } from "./heading-lines.ts";

/** Every letter half as wide as it is high. */
const measure: Measure = (words, size) => written(words).length * size * 0.5;
const written = (words: readonly Word[]) =>
  words.map(({ text, joined }, index) => (index > 0 && !joined ? ` ${text}` : text)).join("");
const box = { width: 500, height: 300, sizes: [100, 80, 60, 40], lineHeight: 1 };
const lines = (before: string, accent: string) => {
  const found = headingLines(wordsOf({ before, accent, after: "" }), box, measure);
  return [found.size, ...found.lines.map(written)];
};

test("lines are as large as they fit, and of even length", () => {
  expect(lines("Ask us", "anything")).toEqual([100, "Ask us", "anything"]);
  expect(lines("One two three", "four")).toEqual([100, "One two", "three four"]);
});

test("a long name breaks at its hyphens, a long word makes everything smaller", () => {
  expect(lines("Acts in", "Stratford-upon-Avon")).toEqual([100, "Acts in", "Stratford-", "upon-Avon"]);
  expect(lines("The", "Entertainment")).toEqual([60, "The", "Entertainment"]);
});

test("no line is a lone 'in'", () => {
  expect(lines("Gentlemen in", "Manchester")).toEqual([80, "Gentlemen in", "Manchester"]);
});

test("a name that fits at no size is drawn smaller still, and whole", () => {
  const [size, ...rest] = lines("Drag Queens in", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch");
  expect(rest.join(" ")).toBe("Drag Queens in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch");
  expect(size).toBeLessThan(20);
});
