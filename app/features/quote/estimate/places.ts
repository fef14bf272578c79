import { normaliseName, regionAfter, regionOf } from "../../place/names.ts";
import { quoteForm } from "../form/fields.ts";

/** A place as the quote form knows it: what is needed to recognise its name and to price travel. */
export interface KnownPlace {
  slug: string;
  name: string;
  /** Alternative names, such as "Newcastle upon Tyne" */
  otherNames: string[];
  /** Districts such as LS6; missing in a price list that the browser cached from an earlier release */
  postcodes?: string[];
  /** The parent city or county first, then others that may follow the name after a comma */
  areas: string[];
  /** Name of the performers' base */
  base: string;
  /** Whole miles from that base, straight line */
  miles: number;
  /** Pence for the journey; null where it is priced by hand */
  pence: number | null;
}

/** Names that may follow any place after a comma. */
const everywhere = ["uk", "united kingdom", "gb", "great britain"];

/** "Yorkshire" stands for "West Yorkshire" too. */
const endsWith = (area: string, part: string) => ` ${normaliseName(area)}`.endsWith(` ${part}`);

/** A postcode such as "LS6 3HN" or "LS6" after a name; captures its letters. */
const postcodeAtEnd = /[\s,]{1,5}([A-Z]{1,2})\d[A-Z\d]?(?:\s{0,5}\d[A-Z]{2})?\s{0,5}$/i;

/**
 * Whether postcodes with these letters occur around the place, its areas or its city. London's own postcodes are those of all its areas.
 */
const hasPostcodes = ({ name, areas }: KnownPlace, letters: string, places: readonly KnownPlace[]) =>
  places.some(
    (place) =>
      (place.name === name || place.areas.includes(name) || areas.includes(place.name)) &&
      place.postcodes?.some((district) => district.replace(/\d.*/, "") === letters),
  );

const isIn = ({ areas }: KnownPlace, part: string) =>
  part === "" || [...everywhere, ...areas].some((area) => endsWith(area, part));

/**
 * Finds the place that a text names, or around which its postcode lies. Whatever follows the name has to fit, with a comma or without:
 * "Richmond" is a place we know, but "Richmond, North Yorkshire" and "Richmond DL10" are another one.
 */
export function matchPlace(text: string, places: readonly KnownPlace[]): KnownPlace | undefined {
  const typed = text.slice(0, quoteForm.fields.place.max);
  // Accepts "LS6" and "ls6 2ab". Does not use the location finder's postcode reader, because the form would have to load that script.
  const district = typed
    .toUpperCase()
    .replace(/\s/g, "")
    .replace(/\d[A-Z]{2}$/, "");
  const inDistrict = /\d/.test(district) && places.find(({ postcodes }) => postcodes?.includes(district));
  if (inDistrict) return inDistrict;
  const letters = postcodeAtEnd.exec(typed)?.[1]?.toUpperCase();
  const [name = "", ...rest] = typed.replace(postcodeAtEnd, "").split(/[,(]/).map(normaliseName);
  if (!name) return;
  const found = places.find((place) =>
    [place.slug, place.name, ...place.otherNames].some((other) => {
      const area = regionAfter(name, normaliseName(other));
      return area !== undefined && isIn(place, area);
    }),
  );
  return found &&
    (letters === undefined || hasPostcodes(found, letters, places)) &&
    rest.every((part) => isIn(found, regionOf(part)))
    ? found
    : undefined;
}
