/** Pure rules of reviews: how they are averaged, sorted and paged, and which ones belong on which page. */
import { formatShortDate } from "../../dates/dates.ts";
import { type FeedPage, type From, type ListedReview, maximumSkip, type Sort } from "./schema.ts";

/** "7 Sept 2026"; "Recent" without a date. @param date ISO 8601 date */
export const formatReviewDate = (date: string | undefined): string => (date ? formatShortDate(date) : "Recent");

export interface Count {
  reviews: number;
  stars: number;
  /** How many of these are the shipped samples */
  samples: number;
}

/** @returns unrounded. Null for none, or if only some are samples: it is printed beside the number of all, and must not be of some. */
export const averageOf = ({ reviews, stars, samples }: Count): number | null =>
  reviews === 0 || (samples > 0 && samples < reviews) ? null : stars / reviews;

export const countOf = (reviews: readonly { rating: number; sample: boolean }[]): Count => ({
  reviews: reviews.length,
  stars: reviews.reduce((sum, { rating }) => sum + rating, 0),
  samples: reviews.filter(({ sample }) => sample).length,
});

/** The rating as it is printed, with one decimal, halves up. The stars are drawn from this number, so that the two always agree. */
// Rounded as a number first: toFixed alone makes 4.3 of 87 / 20, which is slightly less than 4.35 in binary.
export const shownRating = (rating: number): string => (Math.round(rating * 10) / 10).toFixed(1);

type OfAct = { act: string };
type Dated = { date?: string | undefined };
const newestFirst = (a: Dated, b: Dated) => (b.date ?? "").localeCompare(a.date ?? "");
const undatedLast = "9999-99-99";

const orders: Record<Sort, (a: ListedReview, b: ListedReview) => number> = {
  recent: newestFirst,
  oldest: (a, b) => (a.date ?? undatedLast).localeCompare(b.date ?? undatedLast),
  "rating-high": (a, b) => b.rating - a.rating || newestFirst(a, b),
  "rating-low": (a, b) => a.rating - b.rating || newestFirst(a, b),
};

/** The feed's order: by date or rating; equal ratings newest first; reviews without a date last in every order. */
export const sorted = (reviews: readonly ListedReview[], sort: Sort): ListedReview[] => reviews.toSorted(orders[sort]);

/** Reviews on a page of the dialog (specification, section 9). */
export const perPage = 4;

export const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** The page numbers to show: five around the current page, the first and the last; 0 stands for two or more that are left out. */
export function pageNumbers(page: number, pages: number): number[] {
  const start = Math.max(1, Math.min(page - 2, pages - 4));
  const around = Array.from({ length: Math.min(5, pages) }, (_, index) => start + index);
  const end = around.at(-1) ?? 1;
  const before = start > 3 ? [1, 0] : start > 2 ? [1, 2] : start > 1 ? [1] : [];
  const after = end < pages - 2 ? [0, pages] : end < pages - 1 ? [pages - 1, pages] : end < pages ? [pages] : [];
  return [...before, ...around, ...after];
}

interface PageOfReviews extends Partial<Pick<FeedPage, "previous" | "next">>, Pick<FeedPage, "total"> {
  page: number;
  limit: number;
}

/**
 * How to request a page, seen from the current one: from either end of the list, or by skipping a few reviews from the current page's
 * first or last one. If the current page has not loaded, or the target is far away, the reviews to skip are counted from the nearer end;
 * there may be more of them than the feed accepts.
 */
export function requestFor(
  target: number,
  { page, limit, total, previous, next }: PageOfReviews,
): { from: From; skip: number } {
  if (target <= 1) return { from: "start", skip: 0 };
  if (target >= pagesOf(total, limit)) return { from: "end", skip: 0 };
  const skip = (Math.abs(target - page) - 1) * limit;
  if (skip <= maximumSkip) {
    if (target > page && next) return { from: { after: next }, skip };
    if (target < page && previous) return { from: { before: previous }, skip };
  }
  const before = (target - 1) * limit;
  const behind = total - target * limit;
  return before <= behind ? { from: "start", skip: before } : { from: "end", skip: behind };
}

/** The three latest reviews for an act's page, undated ones last. */
export const reviewsOfActs = <R extends Dated & OfAct>(reviews: readonly R[], acts: readonly string[]): R[] =>
  reviews
    .filter(({ act }) => acts.includes(act))
    .sort(newestFirst)
    .slice(0, 3);

/** The latest of the act from the place or its city. One from further away would be on the pages of all places around. */
export const reviewFrom = <R extends Dated & OfAct & { place?: string | undefined }>(
  reviews: readonly R[],
  act: string,
  places: readonly (string | undefined)[],
): R | undefined =>
  reviewsOfActs(
    reviews.filter(({ place }) => place && places.includes(place)),
    [act],
  ).at(0);
