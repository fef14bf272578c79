import homeReviews from "#content/reviews/home.ts";
import { type Review, review as shape } from "../../content/shape.ts";

/** The fifteen reviews of the home page, in the owner's order. */
export const reviews: Review[] = shape.array().length(15).parse(homeReviews);
