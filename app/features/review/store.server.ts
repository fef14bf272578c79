import homeReviews from "../../../content/reviews/home.ts";
import { type ActSlug, type Review, review as shape } from "../../../content/shape.ts";

/** The fifteen reviews of the home page, in the owner's order. */
export const reviews: Review[] = shape.array().length(15).parse(homeReviews);

/** Reviews of any of these acts, newest first; undated ones last. */
export const reviewsOfActs = (slugs: readonly ActSlug[]): Review[] =>
  reviews.filter((review) => slugs.includes(review.act)).sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
