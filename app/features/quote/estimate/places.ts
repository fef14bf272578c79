import { normaliseName, slugOf } from "../../place/names.ts";
import { quoteForm } from "../form/fields.ts";

/** A place as the form knows it: what it takes to match a name and to price travel. */
export interface KnownPlace {
  slug: string;
  name: string;
  /** What else it is called: "Newcastle upon Tyne" */
  otherNames: string[];
  /** Districts such as LS6; missing from a price list that a browser keeps of an earlier release */
  postcodes?: string[];
  /** Parent city or county first, then what else may follow the name after a comma */
  areas: string[];
  /** Name of the base performers set out from */
  base: string;
  /** Whole miles from that base, straight line */
  miles: number;
  /** Pence for the journey; null where it is priced by hand */
  pence: number | null;
}

/** May follow any name after a comma. */
const everywhere = ["uk", "united kingdom", "gb", "great britain"];

/** "LS6 3HN" or "LS6" behind a name, with its letters. */
const postcodeAtEnd = /[\s,]{1,5}([A-Z]{1,2})\d[A-Z\d]?(?:\s{0,5}\d[A-Z]{2})?\s{0,5}$/i;

/** Whether postcodes with these letters lie around the place, its areas or its city: London's own are all its areas'. */
const hasPostcodes = ({ name, areas }: KnownPlace, letters: string, places: readonly KnownPlace[]) =>
  places.some(
    (place) =>
      (place.name === name || place.areas.includes(name) || areas.includes(place.name)) &&
      place.postcodes?.some((district) => district.replace(/\d.*/, "") === letters),
  );

/**
 * Finds the place that the words name, or around which a postcode lies. "Richmond" is ours; "Richmond, North Yorkshire" and "Richmond
 * DL10" are another, so whatever follows the name has to fit.
 */
export function matchPlace(text: string, places: readonly KnownPlace[]): KnownPlace | undefined {
  const typed = text.slice(0, quoteForm.fields.place.max);
  // "LS6" and "ls6 2ab" alike. Without the finder's reader of postcodes, whose script the form would have to load.
  const district = typed
    .toUpperCase()
    .replace(/\s/g, "")
    .replace(/\d[A-Z]{2}$/, "");
  const inDistrict = /\d/.test(district) && places.find(({ postcodes }) => postcodes?.includes(district));
  if (inDistrict) return inDistrict;
  const letters = postcodeAtEnd.exec(typed)?.[1]?.toUpperCase();
  const [name = "", ...rest] = typed.replace(postcodeAtEnd, "").split(/[,(]/).map(normaliseName);
  if (!name) return;
  const found = places.find(
    (place) =>
      place.slug === slugOf(name) || [place.name, ...place.otherNames].some((other) => normaliseName(other) === name),
  );
  return found &&
    (letters === undefined || hasPostcodes(found, letters, places)) &&
    rest.every((part) => part === "" || [...everywhere, ...found.areas].some((area) => normaliseName(area) === part))
    ? found
    : undefined;
}
