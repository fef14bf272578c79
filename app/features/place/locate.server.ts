import { districtPoint } from "./districts.server.ts";
import { findExactly, townStart, wantedIn } from "./find.ts";
import { finderIndex } from "./finder.server.ts";
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
  const inDistrict = district && districtPoint(district);
  if (inDistrict) return inDistrict;
  const [found] = findExactly(text, finderIndex);
  const place = found && placeBySlug(found.place.slug);
  if (place) return { lat: place.lat, lon: place.lon };
  const towns = townPoints(townStart(text), wantedIn(text).is);
  return towns.length === 1 && towns[0] ? { lat: towns[0].lat, lon: towns[0].lon } : undefined;
}

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
