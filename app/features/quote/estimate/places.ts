import { quoteForm } from "../form/fields.ts";

/** A place as the form knows it: what it takes to match a name and to price the way there. */
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

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\bsaint\b/g, "st")
    .replace(/['’.]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim();

/** May follow any name after a comma. */
const everywhere = ["uk", "united kingdom", "gb", "great britain"];

/**
 * Finds the place that the words name, or around which a postcode lies. "Richmond" is ours; "Richmond, North Yorkshire" is another, so
 * whatever follows a comma has to fit.
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
  const [name = "", ...rest] = typed.split(/[,(]/).map((part) => plain(part.replace(/\)/g, "")));
  if (!name) return;
  const found = places.find(
    (place) =>
      place.slug === name.replaceAll(" ", "-") ||
      [place.name, ...place.otherNames].some((other) => plain(other) === name),
  );
  return found &&
    rest.every((part) => part === "" || [...everywhere, ...found.areas].some((area) => plain(area) === part))
    ? found
    : undefined;
}
