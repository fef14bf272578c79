import { claimed, site } from "../site/site.server.ts";
import { reviews } from "./content-reviews.server.ts";

/** What the agency claims about its reviews, for the summary and the dialog; null or empty for what content/site.ts does not show. */
export function reviewClaims() {
  const { badge, subScores, cardRating, happyCustomers, topRated, verifiedReviews, satisfaction } = site.claims;
  const scores = claimed(subScores);
  return {
    badge: claimed(badge),
    rating: claimed(cardRating),
    scores: scores
      ? [
          { name: "Service", score: scores.service },
          { name: "Value", score: scores.value },
          { name: "Quality", score: scores.quality },
        ]
      : [],
    badges: [happyCustomers, topRated, verifiedReviews, satisfaction].flatMap((claim) => claimed(claim) ?? []),
    /** Whether the dialog has any reviews to show */
    reviewed: reviews.length > 0,
  };
}
export type ReviewClaims = ReturnType<typeof reviewClaims>;
