import { districtPoint } from "./districts.server.ts";
import { findExactly, matcherOf } from "./find.ts";
import { finderIndex } from "./finder.server.ts";
import { normaliseName, townStart } from "./names.ts";
import { otherNamesOf } from "./other-names.server.ts";
import { postcodeOf } from "./postcode.ts";
import type { Point } from "./rules.ts";
import { placeBySlug, places } from "./store.server.ts";
import { townPoints, townsStartingWith } from "./towns.server.ts";

/** A postcode district ("LS6 2AB"), one of our places, or the only town with that name. @returns undefined if it could be several */
export function locate(text: string): Point | undefined {
  const district = postcodeOf(text)?.district;
  // A district that is not in the list is not located by its area's place, which may be across the sea: "JE2".
  if (district) return districtPoint(district);
  const [found] = findExactly(text, finderIndex);
  const place = found && placeBySlug(found.place.slug);
  if (place) return { lat: place.lat, lon: place.lon };
  const towns = townPoints(townStart(text), matcherOf(text).matches);
  return towns.length === 1 && towns[0] ? { lat: towns[0].lat, lon: towns[0].lon } : undefined;
}

const wholePostcode = /\b[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}\b/gi;

/** Reads addresses too: "12 Mill Lane, Leeds, LS6 2AB". A postcode comes first, because it is the most precise. */
export function locateAddress(typed: string): Point | undefined {
  const district = wholeDistrict(typed) ?? shortDistrict(typed);
  if (district) return districtPoint(district);
  const parts = typed.replaceAll(wholePostcode, "").split(",");
  for (const index of parts.keys()) {
    const point = locate(parts.slice(index).join(","));
    if (point) return point;
  }
  return undefined;
}

const knownDistrict = (postcode: string) => {
  const district = postcodeOf(postcode)?.district;
  return district && districtPoint(district) ? district : undefined;
};

/** The district of a complete postcode anywhere in the text. */
export const wholeDistrict = (typed: string): string | undefined =>
  [...typed.matchAll(wholePostcode)].flatMap(([one]) => knownDistrict(one) ?? []).at(-1);

/** Words before something that looks like a postcode district but is a door or a motorway: "Flat B2", "near the M1". */
const notDistrict = new Set(["flat", "apartment", "unit", "room", "suite", "block", "the"]);

/** The district of an incomplete postcode that stands alone between two commas, or at the end of such a part: "Otley LS21". */
export const shortDistrict = (typed: string): string | undefined =>
  typed
    .split(",")
    .flatMap((part) => {
      const [last = "", before = ""] = part.trim().split(/\s+/).toReversed();
      return knownDistrict(part) ?? (notDistrict.has(normaliseName(before)) ? [] : (knownDistrict(last) ?? []));
    })
    .at(-1);

/** The town of an address, for texts that others read: anything unknown may be a street. @returns "" if no part of it is a town */
export function townIn(address: string): string {
  for (const part of address.split(",").toReversed()) {
    const { matches } = matcherOf(part);
    const known =
      places.find(({ slug, name, county }) =>
        [name, ...otherNamesOf(slug).names].some((one) => matches(one, county)),
      ) ?? townsStartingWith(townStart(part)).find(({ name, county }) => matches(name, county));
    if (known) return known.name;
  }
  return "";
}
