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
  return (
    <section className="section" data-theme="blush" aria-labelledby="page-reviews" id="reviews">
      <div className={beside ? "wrap columns page-reviews-beside" : "wrap"}>
        <div className="drawn">
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
            <ReviewCard key={review.id} review={review} ownAct={ofOneAct} />
          ))}
        </div>
      </div>
    </section>
  );
}
