import { expect, test } from "vitest";
import { recurring } from "./recurring.ts";

const pages = [
  ["Ask for bingo in the back room.", "A drag queen at brunch."],
  ["Ask for bingo after the quiz.", "Bingo, bingo and no brunch."],
  ["Ask for a toast.", "The raffle is hers."],
  ["A queen who sings.", "Cake first."],
  ["Nothing of the sort.", "A roast, by name."],
  ["Garden or hall, she copes.", "Doors shut."],
];

test("a word that stands on more than a fifth of a service's pages is named once a page, the act's own and common words aside", () => {
  const { words } = recurring(pages, ["Drag queens", "drag queen"]);
  expect(words).toEqual([
    ["bingo", 2],
    ["brunch", 2],
  ]);
});

test("an opening of three words that recurs is named too", () => {
  expect(recurring(pages, []).openings).toEqual([["ask for bingo", 2]]);
  expect(recurring(pages, [], 0.5).openings).toEqual([]);
});
