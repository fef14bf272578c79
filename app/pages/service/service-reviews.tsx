import type { Review } from "../../../content/shape.ts";
import { ReviewCard } from "../../features/review/review-card.tsx";

export function ServiceReviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="section" data-theme="blush" aria-labelledby="reviews-heading" id="reviews">
      <div className="wrap">
        <h2 id="reviews-heading">What people say</h2>
        {reviews.some((review) => review.sample) && (
          <p className="sample-note">Samples, to show how reviews will look. Customers’ own will replace them.</p>
        )}
        <div className="card-grid">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      </div>
    </section>
  );
}
