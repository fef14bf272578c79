import { actBySlug } from "../../features/catalogue/store.server.ts";
import { aboutMiles, milesBetween } from "../../features/place/rules.ts";
import { isOverseas, type LocatedPlace, placeBySlug } from "../../features/place/store.server.ts";
import { waterBetween } from "../../features/place/water.ts";
import { reviews } from "../../features/review/content-reviews.server.ts";
import { nearMiles, reviewsNear } from "../../features/review/rules.ts";

/** Reviews from places that are reachable from here over land, in the same part of Europe. */
function candidates(here: LocatedPlace) {
  return reviews.flatMap((review) => {
    const from = review.place ? placeBySlug(review.place) : undefined;
    if (!from || isOverseas(from) !== isOverseas(here) || waterBetween(from, here)) return [];
    const same = from.slug === here.slug || from.slug === here.parent;
    return [{ review, from, miles: same ? 0 : milesBetween(from, here) }];
  });
}

/** The reviews of a place's page, each with its place and distance, and a heading that claims no more. */
export function reviewsHere(here: LocatedPlace, act: string) {
  const chosen = reviewsNear(candidates(here), act);
  const [first] = chosen;
  if (!first) return null;
  const local = chosen.every(({ from, miles }) => miles === 0 && from === first.from);
  return {
    heading: local ? `Said ${first.from.within}` : first.miles <= nearMiles ? "Said nearby" : "The nearest review",
    reviews: chosen.map(({ review, miles }) => ({
      ...review,
      location: miles === 0 ? review.location : `${review.location}, ${aboutMiles(miles)} away`,
      eventType: [review.eventType, actBySlug(review.act).name].filter(Boolean).join(", "),
    })),
  };
}

/** What the dialog of a place's page lists: reviews from here if there are any, else those of the page's act. */
export function reviewScope(here: LocatedPlace, act: { slug: string; plural: string }) {
  return reviews.some(({ place }) => place === here.slug)
    ? { place: here.slug, words: `from ${here.name}` }
    : { act: act.slug, words: `of our ${act.plural}` };
}
