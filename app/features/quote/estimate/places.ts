import type { Journey, OtherName } from "../../place/journeys/journeys.server.ts";
import { normaliseName, regionAfter, regionOf } from "../../place/names.ts";
import { quoteForm } from "../form/fields.ts";

/** A place as the quote form knows it: what is needed to recognise its name and to price travel. */
export interface KnownPlace extends Journey {
  slug: string;
  /** Alternative names, such as "Newcastle upon Tyne" */
  otherNames: string[];
  /** Districts such as LS6; missing in a price list that the browser cached from an earlier release */
  postcodes?: string[];
  /** The parent city or county first, then others that may follow the name after a comma */
  areas: string[];
}

export interface PlaceLists {
  places: readonly KnownPlace[];
  /** Miles to the other districts within the free miles, by base and district; missing in a list from an earlier release */
  freeDistricts: () => Record<string, Record<string, number>> | undefined;
  /** The other names that begin like the text */
  namesLike: (text: string) => readonly OtherName[];
}

/** Names that may follow any place after a comma. */
const everywhere = ["uk", "united kingdom", "gb", "great britain"];

/** "Yorkshire" stands for "West Yorkshire" too. */
const endsWith = (area: string, part: string) => ` ${normaliseName(area)}`.endsWith(` ${part}`);

/** A postcode such as "LS6 3HN" or "LS6" after a name; captures its district and its letters. */
const postcodeAtEnd = /[\s,]{1,5}(([A-Z]{1,2})\d[A-Z\d]?)(?:\s{0,5}\d[A-Z]{2})?\s{0,5}$/i;

/** Whether such postcodes occur around the place, its areas or its city. London's own are those of all its areas. */
const hasPostcodes = ({ name, areas }: KnownPlace, letters: string, places: readonly KnownPlace[]) =>
  places.some(
    (place) =>
      (place.name === name || place.areas.includes(name) || areas.includes(place.name)) &&
      place.postcodes?.some((district) => district.replace(/\d.*/, "") === letters),
  );

const isIn = (areas: readonly string[], part: string) =>
  part === "" || [...everywhere, ...areas].some((area) => endsWith(area, part));

function toDistrict(district: string, { places, freeDistricts }: PlaceLists): Journey | undefined {
  const place = places.find(({ postcodes }) => postcodes?.includes(district));
  if (place) return place;
  for (const [base, { [district]: miles }] of Object.entries(freeDistricts() ?? {}))
    if (miles !== undefined) return { slug: null, name: district, base, miles, pence: 0 };
  return undefined;
}

/** The parts of a typed place, normalised: "Headingley (Leeds) LS6" is a name, what has to fit it, and a postcode. */
function partsOf(text: string) {
  const typed = text.slice(0, quoteForm.fields.place.max);
  const [, district, letters] = postcodeAtEnd.exec(typed.toUpperCase()) ?? [];
  const [name = "", ...rest] = typed.replace(postcodeAtEnd, "").split(/[,(]/).map(normaliseName);
  const fits = (names: readonly string[], areas: readonly string[]) =>
    names.some((other) => {
      const area = regionAfter(name, normaliseName(other));
      return area !== undefined && isIn(areas, area);
    });
  const isAround = (areas: readonly string[]) => rest.every((part) => isIn(areas, regionOf(part)));
  return { typed, name, district, letters, fits, isAround };
}

/** The only quarter, neighbour or town that a text names. A quarter or neighbour of our places takes precedence. */
export function otherNamed(text: string, { namesLike }: Pick<PlaceLists, "namesLike">): OtherName | undefined {
  const { name, fits, isAround } = partsOf(text);
  if (!name) return;
  const others = namesLike(text).filter((other) => fits([other.name], other.areas) && isAround(other.areas));
  const ours = others.filter(({ isTown }) => !isTown);
  const [only, another] = ours.length > 0 ? ours : others;
  return another ? undefined : only;
}

/**
 * Finds the journey to the place that a text names, or around which its postcode lies. Whatever follows the name has to fit, with a comma
 * or without: "Richmond" is a place we know, but "Richmond, North Yorkshire" and "Richmond DL10" are another one.
 */
export function matchPlace(text: string, lists: PlaceLists): Journey | undefined {
  const { places } = lists;
  const { typed, name, district, letters, fits, isAround } = partsOf(text);
  // Accepts "LS6" and "ls6 2ab". Does not use the location finder's postcode reader, because the form would have to load that script.
  const alone = typed
    .toUpperCase()
    .replace(/\s/g, "")
    .replace(/\d[A-Z]{2}$/, "");
  const inDistrict = /\d/.test(alone) && toDistrict(alone, lists);
  if (inDistrict) return inDistrict;
  if (!name) return;
  const found = places.find(({ slug, name, otherNames, areas }) => fits([slug, name, ...otherNames], areas));
  if (found && (letters === undefined || hasPostcodes(found, letters, places)) && isAround(found.areas)) return found;
  const other = otherNamed(text, lists);
  if (!other?.journey) return;
  // A postcode is more precise than the name of a town or quarter.
  return district === undefined ? other.journey : toDistrict(district, lists);
}
