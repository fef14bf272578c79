import homeContent from "../../../content/pages/home.ts";
import { homePage } from "../../../content/shape.ts";
import { acts } from "../../features/catalogue/store.server.ts";
import { reviews } from "../../features/review/content-reviews.server.ts";
import { reviewsOfActs } from "../../features/review/rules.ts";
import { infoPage } from "../../features/site/info.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { site } from "../../features/site/site.server.ts";
import { breadcrumbs } from "../../features/site/structured.server.ts";

const trail = [
  { name: "Home", path: "/" },
  { name: "Reviews", path: "/reviews" },
];

/** The reviews by act, in the order of the acts; acts without any are left out. */
export function reviewsData() {
  const page = infoPage("reviews");
  const { title, description } = page;
  const { badge, subScores } = site.claims;
  return {
    seo: pageSeo("/reviews", { title, description, structured: [breadcrumbs(trail)] }),
    page,
    trail,
    badge: badge.value,
    scores: [
      { name: "Service", score: subScores.value.service },
      { name: "Value", score: subScores.value.value },
      { name: "Quality", score: subScores.value.quality },
    ],
    sampleNote: reviews.some((review) => review.sample) ? homePage.parse(homeContent).reviews.sampleNote : null,
    groups: acts
      .map(({ slug, name, plural, landing }) => ({
        slug,
        name,
        plural,
        landing,
        reviews: reviewsOfActs(reviews, [slug], reviews.length),
      }))
      .filter((group) => group.reviews.length > 0),
  };
}
export type ReviewsData = ReturnType<typeof reviewsData>;
