import { Fragment } from "react";
import { Poster } from "../../ui/poster/poster.tsx";
import { useSite } from "../site/use-site.ts";
import { formatReviewDate } from "./rules.ts";
import type { ListedReview } from "./schema.ts";
import { Stars } from "./stars.tsx";

interface ReviewCardProps {
  review: ListedReview;
  /** Whether this is the first review of a list, in large type */
  lead?: boolean;
  /** Whether the page is about the review's act: the card then leaves out the act's name */
  ownAct?: boolean;
}

/** One review as a quotation, with its author, place and date. Names and words may be in a right-to-left script, hence `dir="auto"`. */
export function ReviewCard({ review, lead = false, ownAct = false }: ReviewCardProps) {
  const { name } = useSite();
  const author = <strong dir="auto">{review.author}</strong>;
  const actName = !ownAct && review.actName;
  return (
    <figure className={lead ? "card review review-lead" : "card review"}>
      <div className="review-head">
        {actName && (
          <div className="review-act framed">
            <Poster
              name={review.act}
              alt=""
              shape="square"
              cut={lead}
              face={!lead}
              sizes={lead ? "(min-width: 1024px) 280px, 56px" : "56px"}
            />
          </div>
        )}
        <div className="review-stars">
          {actName ? <strong>{actName}</strong> : author}
          <Stars rating={review.rating} />
        </div>
      </div>
      <blockquote dir="auto">{review.content}</blockquote>
      <figcaption>
        {actName && author}
        <span className="small">
          {[review.eventType, review.location].filter(Boolean).map((text) => (
            <Fragment key={text}>
              <bdi>{text}</bdi>
              {", "}
            </Fragment>
          ))}
          {formatReviewDate(review.date)}
          {review.verified && ", verified booking"}
        </span>
      </figcaption>
      {review.reply && (
        <div className="review-reply">
          <strong className="small">Reply from {name}</strong>
          <p dir="auto">{review.reply}</p>
        </div>
      )}
    </figure>
  );
}
