import { RatingSummary } from "../../features/review/rating-summary.tsx";
import { ReviewCard } from "../../features/review/review-card.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import type { HomeData } from "./home.server.ts";

export function Reviews({ data: { copy, reviews, reviewClaims } }: { data: HomeData }) {
  return (
    <section id="reviews" className="section home-reviews" data-theme="blush" aria-labelledby="reviews-heading">
      <div className="wrap">
        <div className="drawn">
          <h2 id="reviews-heading">{copy.reviews.heading}</h2>
          {reviews.some((review) => review.sample) && <p className="sample-note">{copy.reviews.sampleNote}</p>}
        </div>
        <RatingSummary claims={reviewClaims} given={reviews} hidden />
        <Carousel label="Customer reviews">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
