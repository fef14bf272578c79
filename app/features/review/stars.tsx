/** Stars filled by the rounded rating, read out as words. */
export function Stars({ rating }: { rating: number }) {
  const filled = Math.round(rating);
  return <span className={`stars stars-${filled}`} role="img" aria-label={`${rating} out of 5 stars`} />;
}
