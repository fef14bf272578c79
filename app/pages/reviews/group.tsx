import { Link } from "react-router";
import { ReviewCard } from "../../features/review/review-card.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import type { ReviewsData } from "./reviews.server.ts";

/** The reviews of one act beside its poster. */
export function Group({ group }: { group: ReviewsData["groups"][number] }) {
  const { slug, name, plural, landing, reviews } = group;
  return (
    <section id={slug} className="reviews-group" aria-labelledby={`${slug}-heading`}>
      <div className="reviews-act">
        <div className="reviews-poster">
          <Poster name={slug} alt="" shape="square" />
        </div>
        <div>
          <h3 id={`${slug}-heading`}>{name}</h3>
          {landing && (
            <Link to={landing} className="reviews-link">
              See what {plural} do
            </Link>
          )}
        </div>
      </div>
      <div className="reviews-cards">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
    </section>
  );
}
