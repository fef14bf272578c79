import { ReviewCard } from "../../features/review/review-card.tsx";
import type { PlaceData } from "./place.server.ts";

export function PlaceReviews({ reviews }: { reviews: PlaceData["reviews"] }) {
  if (!reviews) return null;
  return (
    <section className="section" data-theme="blush" aria-labelledby="said">
      <div className="wrap said">
        <div>
          <h2 id="said">{reviews.heading}</h2>
          {reviews.list.some(({ review }) => review.sample) && (
            <p className="sample-note">Samples, to show how reviews will look. Customers’ own will replace them.</p>
          )}
        </div>
        <div className="card-grid">
          {reviews.list.map(({ review, where }) => (
            <ReviewCard key={review.id} review={review} where={where} />
          ))}
        </div>
      </div>
    </section>
  );
}
