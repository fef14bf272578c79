import { ReviewCard } from "./review-card.tsx";
import type { ListedReview } from "./schema.ts";

interface PageReviewsProps {
  heading: string;
  reviews: readonly ListedReview[];
  /** Whether the page is about one act, whose name the cards then leave out */
  ofOneAct: boolean;
  /** Whether heading and reviews are side by side where there is room */
  beside?: boolean;
}

/** A page's own reviews; nothing where it has none. */
export function PageReviews({ heading, reviews, ofOneAct, beside = false }: PageReviewsProps) {
  if (reviews.length === 0) return null;
  // Alone beside the heading, it is set in large type with the act's face, which is the section's picture.
  const alone = beside && reviews.length === 1;
  return (
    <section className="section" data-theme="blush" aria-labelledby="page-reviews" id="reviews">
      <div className={`wrap${beside ? " columns page-reviews-beside" : ""}${alone ? " page-reviews-alone" : ""}`}>
        <div className={alone ? undefined : "drawn"}>
          <h2 id="page-reviews">{heading}</h2>
          {reviews.some((review) => review.sample) && (
            <p className="sample-note">
              {reviews.length === 1
                ? "A sample: customers’ own will replace it."
                : "Samples, to show how reviews will look. Customers’ own will replace them."}
            </p>
          )}
        </div>
        <div className="page-reviews-cards">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} ownAct={ofOneAct && !alone} />
          ))}
        </div>
      </div>
    </section>
  );
}
