/** What the form offers, from content: acts with their packages, places with their travel prices, and the payment terms. */

import { venueDate } from "../../dates/today.server.ts";
import { acts, packagesOf, prices } from "../catalogue/store.server.ts";
import {
  areasAround,
  districtsAround,
  freeDistricts,
  journeyTo,
  namesStarting,
} from "../place/journeys/journeys.server.ts";
import { townStart } from "../place/names.ts";
import { otherNamesOf } from "../place/other-names.server.ts";
import { places } from "../place/store.server.ts";
import { site } from "../site/site.server.ts";
import type { KnownPlace, PlaceLists } from "./estimate/places.ts";
import { bookingPath } from "./links.server.ts";

export const actOptions = acts.map(
  ({ slug, name, singular, plural, theme, posterAlt, maxPerformers, guestsPerPerformer }) => ({
    slug,
    name,
    singular,
    plural,
    theme,
    posterAlt,
    maxPerformers,
    ...(guestsPerPerformer && { guestsPerPerformer }),
    packages: packagesOf(slug),
    book: bookingPath(slug),
  }),
);

export const knownPlaces: KnownPlace[] = places.map((place) => ({
  ...journeyTo(place),
  otherNames: otherNamesOf(place.slug).names,
  get postcodes() {
    return districtsAround(place.slug);
  },
  areas: areasAround(place),
}));

export const placeLists: PlaceLists = {
  places: knownPlaces,
  freeDistricts,
  namesLike: (text) => namesStarting(townStart(text)),
};

/** @param now the clock's time; decides "today", which is the date at the venue, not on the server */
export function formOptionsAt(now: Date) {
  return {
    acts: actOptions,
    ...placeLists,
    terms: { deposit: prices.deposit, balanceDueDays: prices.balanceDueDays },
    freeMiles: prices.travel.freeMiles,
    vat: prices.vat,
    today: venueDate(now),
    replyPromise: site.replyPromise,
  };
}
export type FormOptions = ReturnType<typeof formOptionsAt>;
export type ActOption = FormOptions["acts"][number];

/** The options for the first render; the full list of packages and places is fetched later with GET /api/prices. */
export const shownOptions = ({ acts, terms, freeMiles, vat, today, replyPromise }: FormOptions) => ({
  terms,
  freeMiles,
  vat,
  today,
  replyPromise,
  acts: acts.map(({ slug, name, packages }) => ({ slug, name, from: Math.min(...packages.map(({ price }) => price)) })),
});
export type ShownOptions = ReturnType<typeof shownOptions>;
