import { ReviewCard } from "../../features/review/review-card.tsx";
import type { PlaceData } from "./place.server.ts";

/** What was said here or a short drive away, where anything was. */
export function PlaceReviews({ reviews }: { reviews: PlaceData["reviews"] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="section" data-ground="blush" aria-labelledby="said">
      <div className="wrap said">
        <div>
          <h2 id="said">Said nearby</h2>
          {reviews.some((review) => review.sample) && (
            <p className="sample-note">Samples, to show how reviews will look. Customers’ own will replace them.</p>
          )}
        </div>
        <div className="review-grid">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      </div>
    </section>
  );
}
