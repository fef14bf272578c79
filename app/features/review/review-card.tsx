import { formatReviewDate } from "./rules.ts";
import type { ListedReview } from "./schema.ts";
import { Stars } from "./stars.tsx";

interface ReviewCardProps {
  review: ListedReview;
  /** Who replied, when somebody did */
  agency?: string;
}

/** One review as a quotation with who said it, where and when. Names and words may be in a script that runs the other way. */
export function ReviewCard({ review, agency }: ReviewCardProps) {
  return (
    <figure className="card review">
      <div className="review-head">
        <Stars rating={review.rating} />
        {review.eventType && (
          <span className="small" dir="auto">
            {review.eventType}
          </span>
        )}
      </div>
      <blockquote dir="auto">{review.content}</blockquote>
      <figcaption>
        <strong dir="auto">{review.author}</strong>
        <span className="small">
          <bdi>{review.location}</bdi>, {formatReviewDate(review.date)}
          {review.verified && ", verified booking"}
        </span>
      </figcaption>
      {review.reply && (
        <div className="review-reply">
          <strong className="small">Reply from {agency ?? "us"}</strong>
          <p dir="auto">{review.reply}</p>
        </div>
      )}
    </figure>
  );
}
