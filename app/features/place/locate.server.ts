import { districtPoint } from "./districts.server.ts";
import { findExactly, townStart, wantedIn } from "./find.ts";
import { finderIndex } from "./finder.server.ts";
import { normaliseName } from "./names.ts";
import { otherNamesOf } from "./other-names.server.ts";
import { postcodeOf } from "./postcode.ts";
import type { Point } from "./rules.ts";
import { placeBySlug, places } from "./store.server.ts";
import { townPoints, townsStartingWith } from "./towns.server.ts";

/**
 * Where a typed place is: the middle of a postcode district ("LS6", "LS6 2AB"), one of our places, or the only town of that name
 * ("Ilkley", "Newport, Gwent"). @returns undefined for what we don't know, or could be several towns
 */
export function locate(text: string): Point | undefined {
  const district = postcodeOf(text)?.district;
  // Of a district that is in no list only the area's place is known, and that may be across the sea: "JE2".
  if (district) return districtPoint(district);
  const [found] = findExactly(text, finderIndex);
  const place = found && placeBySlug(found.place.slug);
  if (place) return { lat: place.lat, lon: place.lon };
  const towns = townPoints(townStart(text), wantedIn(text).is);
  return towns.length === 1 && towns[0] ? { lat: towns[0].lat, lon: towns[0].lon } : undefined;
}

const wholePostcode = /\b[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}\b/gi;

/** As `locate`, also of an address: "12 Mill Lane, Leeds, LS6 2AB", "Rose Cottage, Richmond, North Yorkshire". The postcode is finest. */
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

/** The district of a whole postcode anywhere in the text. */
export const wholeDistrict = (typed: string): string | undefined =>
  [...typed.matchAll(wholePostcode)].flatMap(([one]) => knownDistrict(one) ?? []).at(-1);

/** What stands before the number of a door or a motorway: "Flat B2", "near the M1". */
const notDistrict = new Set(["flat", "apartment", "unit", "room", "suite", "block", "the"]);

/** The district of a postcode's front, alone between two commas or last there: "Otley LS21". */
export const shortDistrict = (typed: string): string | undefined =>
  typed
    .split(",")
    .flatMap((part) => {
      const [last = "", before = ""] = part.trim().split(/\s+/).toReversed();
      return knownDistrict(part) ?? (notDistrict.has(normaliseName(before)) ? [] : (knownDistrict(last) ?? []));
    })
    .at(-1);

/**
 * The town of a typed place or address as we call it, for texts that others read: what we don't know may be a street.
 * @returns "" where none stands between its commas
 */
export function townIn(address: string): string {
  for (const part of address.split(",").toReversed()) {
    const { is } = wantedIn(part);
    const known =
      places.find(({ slug, name, county }) => [name, ...otherNamesOf(slug).names].some((one) => is(one, county))) ??
      townsStartingWith(townStart(part)).find(({ name, county }) => is(name, county));
    if (known) return known.name;
  }
  return "";
}
