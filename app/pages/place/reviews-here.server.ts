import { type LocatedPlace, placeBySlug } from "../../features/place/store.server.ts";
import { reviews } from "../../features/review/content-reviews.server.ts";
import { reviewFrom } from "../../features/review/rules.ts";

/** The review on a place's page, with a heading that says where it is from. */
export function reviewsHere(here: LocatedPlace, act: string) {
  const review = reviewFrom(reviews, act, [here.slug, here.parent]);
  const from = placeBySlug(review?.place ?? "");
  return review && from && { heading: `Said ${from.within}`, reviews: [review] };
}

/** The address of a place's reviews; undefined if there are none. */
export const reviewsFrom = (slug: string): string | undefined =>
  reviews.some(({ place }) => place === slug) ? `/reviews?place=${slug}` : undefined;

/** Which reviews the dialog on a place's page lists: those from the place if there are any, otherwise those of the page's act. */
export function reviewScope(here: LocatedPlace, act: { slug: string; plural: string }) {
  return reviewsFrom(here.slug)
    ? { place: here.slug, about: `from ${here.name}` }
    : { act: act.slug, about: `of our ${act.plural}` };
}
