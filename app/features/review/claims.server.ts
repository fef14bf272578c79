import { site } from "../site/site.server.ts";

/** What the agency claims of its reviews, for the summary and the dialog. Each claim has its line of evidence in content/site.ts. */
export function reviewClaims() {
  const { badge, subScores, cardRating, happyCustomers, topRated, verifiedReviews, satisfaction } = site.claims;
  return {
    label: badge.value.label,
    count: badge.value.reviews,
    counted: badge.value.counted,
    rating: cardRating.value,
    scores: [
      { name: "Service", score: subScores.value.service },
      { name: "Value", score: subScores.value.value },
      { name: "Quality", score: subScores.value.quality },
    ],
    badges: [happyCustomers, topRated, verifiedReviews, satisfaction].map(({ value }) => value),
    agency: site.name,
  };
}
export type ReviewClaims = ReturnType<typeof reviewClaims>;
