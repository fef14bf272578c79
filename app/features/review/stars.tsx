import { shownRating } from "./rules.ts";

/** Stars filled by the rounded rating, read out as words. */
export function Stars({ rating }: { rating: number }) {
  const filled = Math.round(Number(shownRating(rating)));
  const shown = Number.isInteger(rating) ? rating : shownRating(rating);
  return <span className={`stars stars-${filled}`} role="img" aria-label={`${shown} out of 5 stars`} />;
}
