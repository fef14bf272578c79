import homeReviews from "#content/reviews/home.ts";
import { homeReviews as homeReviewsShape, type Review } from "../../content/shape.ts";

/** The reviews of the home page, in the owner's order; there may be none. */
export const reviews: Review[] = homeReviewsShape.parse(homeReviews);
