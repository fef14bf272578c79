import { ReviewCard } from "./review-card.tsx";
import type { ListedReview } from "./schema.ts";

interface SaidProps {
  heading: string;
  reviews: readonly ListedReview[];
  /** Heading and reviews side by side where there is room */
  beside?: boolean;
}

/** A page's own reviews; nothing where it has none. */
export function Said({ heading, reviews, beside = false }: SaidProps) {
  if (reviews.length === 0) return null;
  return (
    <section className="section" data-theme="blush" aria-labelledby="said" id="reviews">
      <div className={beside ? "wrap columns said" : "wrap"}>
        <div className="drawn">
          <h2 id="said">{heading}</h2>
          {reviews.some((review) => review.sample) && (
            <p className="sample-note">
              {reviews.length === 1
                ? "A sample: customers’ own will replace it."
                : "Samples, to show how reviews will look. Customers’ own will replace them."}
            </p>
          )}
        </div>
        <div className="said-cards">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      </div>
    </section>
  );
}
