import homeReviews from "#content/reviews/home.ts";
import { homeReviews as homeReviewsShape } from "../../content/shape.ts";
import { actName } from "../catalogue/store.server.ts";

/** The reviews of content, in the owner's order, each with its act's name; may be empty. */
export const reviews = homeReviewsShape
  .parse(homeReviews)
  .map((review) => ({ ...review, actName: actName(review.act) }));
