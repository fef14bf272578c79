import type { Review } from "../../../content/shape.ts";
import { formatReviewDate } from "./rules.ts";
import { Stars } from "./stars.tsx";

/** One review as a quotation with who said it, where and when. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <figure className="review">
      <div className="review-head">
        <Stars rating={review.rating} />
        {review.eventType && <span className="small">{review.eventType}</span>}
      </div>
      <blockquote>{review.content}</blockquote>
      <figcaption>
        <strong>{review.author}</strong>
        <span className="small">
          {review.location}, {formatReviewDate(review.date)}
          {review.verified && ", verified booking"}
        </span>
      </figcaption>
    </figure>
  );
}
