import { expect, test } from "vitest";
import {
  averageOf,
  countOf,
  formatReviewDate,
  pageNumbers,
  pagesOf,
  requestFor,
  reviewFrom,
  reviewsOfActs,
  shownRating,
  sorted,
} from "./rules.ts";
import type { ListedReview } from "./schema.ts";

const review = (id: string, rating: number, date?: string): ListedReview => ({
  id,
  rating,
  ...(date && { date }),
  author: "A",
  location: "Leeds",
  act: "drag-acts",
  content: "Good.",
  verified: false,
  sample: false,
});

test("a date as day, short month, year; without one 'Recent'", () => {
  expect(formatReviewDate("2026-09-07")).toBe("7 Sept 2026");
  expect(formatReviewDate("2026-01-31")).toBe("31 Jan 2026");
  expect(formatReviewDate(undefined)).toBe("Recent");
});

test("no average is printed of customers' reviews among samples", () => {
  const sample = { ...review("s", 5), sample: true };
  expect(averageOf(countOf([review("a", 4), review("b", 2), sample]))).toBeNull();
  expect(averageOf(countOf([review("a", 4), review("b", 2)]))).toBe(3);
  expect(averageOf(countOf([sample]))).toBe(5);
  expect(averageOf(countOf([]))).toBeNull();
});

test("an average is rounded as on paper, halves up", () => {
  expect([87 / 20, 89 / 20, 39 / 20, 4, 14 / 3].map(shownRating)).toEqual(["4.4", "4.5", "2.0", "4.0", "4.7"]);
});

test("reviews that a page already has are sorted as the feed sorts them", () => {
  const given = [
    review("a", 5),
    review("b", 3, "2026-01-01"),
    review("c", 5, "2025-01-01"),
    review("d", 1, "2026-03-01"),
  ];
  const order = (sort: Parameters<typeof sorted>[1]) =>
    sorted(given, sort)
      .map(({ id }) => id)
      .join("");
  expect(order("recent")).toBe("dbca");
  expect(order("oldest")).toBe("cbda");
  expect(order("rating-high")).toBe("cabd");
  expect(order("rating-low")).toBe("dbca");
});

test.each([
  [1, 1, "1"],
  [1, 4, "1 2 3 4"],
  [3, 5, "1 2 3 4 5"],
  [1, 6, "1 2 3 4 5 6"],
  [1, 7, "1 2 3 4 5 6 7"],
  [5, 7, "1 2 3 4 5 6 7"],
  [6, 8, "1 … 4 5 6 7 8"],
  [1, 500, "1 2 3 4 5 … 500"],
  [4, 500, "1 2 3 4 5 6 … 500"],
  [250, 500, "1 … 248 249 250 251 252 … 500"],
  [498, 500, "1 … 496 497 498 499 500"],
])("on page %i of %i: %s", (page, pages, shown) => {
  expect(
    pageNumbers(page, pages)
      .map((number) => number || "…")
      .join(" "),
  ).toBe(shown);
});

test.each([
  [0, 1],
  [1, 1],
  [4, 1],
  [5, 2],
  [15, 4],
])("%i reviews are on %i pages of four", (total, pages) => {
  expect(pagesOf(total, 4)).toBe(pages);
});

test("a page is requested from the nearer end of the list, or by skipping a few reviews from the current page", () => {
  const here = { page: 250, limit: 4, total: 2000, previous: "p", next: "n" };
  expect(requestFor(1, here)).toEqual({ from: "start", skip: 0 });
  expect(requestFor(500, here)).toEqual({ from: "end", skip: 0 });
  expect(requestFor(251, here)).toEqual({ from: { after: "n" }, skip: 0 });
  expect(requestFor(248, here)).toEqual({ from: { before: "p" }, skip: 4 });
});

test("while the requested page is still loading, the reviews to skip are counted from the nearer end", () => {
  const first = { page: 1, limit: 4, total: 1999, next: "n" };
  expect(requestFor(496, first)).toEqual({ from: "end", skip: 15 });
  expect(requestFor(3, { page: 1, limit: 4, total: 1999 })).toEqual({ from: "start", skip: 8 });
});

test("an act's page has its three latest, and what has no date last", () => {
  const of = (id: string, act: string, date?: string) => ({ id, act, date });
  const all = [
    of("a", "x", "2026-01-01"),
    of("b", "x"),
    of("c", "y", "2026-02-02"),
    of("d", "x", "2026-03-03"),
    of("e", "z", "2026-09-09"),
  ];
  expect(reviewsOfActs(all, ["x", "y"]).map(({ id }) => id)).toEqual(["d", "c", "a"]);
  expect(reviewsOfActs(all, ["x"]).map(({ id }) => id)).toEqual(["d", "a", "b"]);
  expect(reviewsOfActs(all, ["w"])).toEqual([]);
});

test("a place's page has the latest review of its own act from there or from its city, or none", () => {
  const from = (place: string | undefined, act: string, date: string) => ({ place, act, date });
  const soho = ["soho", "london"];
  const older = from("london", "drag-acts", "2026-01-01");
  const newer = from("soho", "drag-acts", "2026-02-02");
  const others = [from("soho", "beer-wenches", "2026-05-05"), from("leeds", "drag-acts", "2026-06-06")];
  expect(reviewFrom([older, ...others, newer], "drag-acts", soho)).toBe(newer);
  expect(reviewFrom([older, ...others], "drag-acts", soho)).toBe(older);
  expect(
    reviewFrom([...others, from(undefined, "drag-acts", "2026-07-07")], "drag-acts", ["leeds-dock", undefined]),
  ).toBeUndefined();
});
