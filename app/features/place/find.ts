/** Finding a place by what a visitor types: a postcode, or the name of a town, a nickname, a quarter, a street or a county. */
import type { PlaceService } from "../../content/shape.ts";
import { maxTypedLength, normaliseName, regionAfter, regionOf } from "./names.ts";
import { type PostcodeIndex, postcodeOf, slugOfPostcode } from "./postcode.ts";

export interface FindablePlace {
  slug: string;
  name: string;
  county: string;
  services: PlaceService[];
  also: string[];
  /** Its quarters and streets, as its page names them: "Baker Street and Bedford Street" */
  quarters: string[];
}

export interface FinderIndex extends PostcodeIndex {
  places: readonly FindablePlace[];
}

/** A town in Great Britain or Northern Ireland, most without a page of its own. */
export interface Town {
  name: string;
  county: string;
  /** Our nearest places, the nearest first */
  near: { slug: string; miles: number }[];
}

export interface FoundPlace {
  place: FindablePlace;
  /** Why it matches, if its name does not show that: "Headingley", "WF is Wakefield: this is the nearest" */
  because?: string;
}

export interface FindResult {
  found: FoundPlace[];
  /** Towns with exactly this name that have no page */
  towns: { name: string; county: string; near: { place: FindablePlace; miles: number }[] }[];
  /** The name that was probably meant, if nothing has the typed one */
  meant?: string;
}

const maxPlaces = 6;
const maxTowns = 6;

/** Names that may follow any place after a comma. */
export const countries = [
  "uk",
  "united kingdom",
  "gb",
  "great britain",
  "england",
  "scotland",
  "wales",
  "northern ireland",
];

/** Compares names; "Richmond, North Yorkshire" matches only a Richmond in that county. */
export function matcherOf(text: string) {
  const [name = "", ...rest] = text.slice(0, maxTypedLength).split(",").map(normaliseName);
  const regions = rest.map(regionOf);
  const inCounty = (county: string) =>
    regions.every((part) => part === "" || countries.includes(part) || normaliseName(county).includes(part));
  return {
    words: normaliseName(text.slice(0, maxTypedLength)),
    // Some pages name a quarter "Town centre": whoever types only that means no place.
    matches: (other: string, county: string) =>
      regionOf(name) !== "" && regionAfter(name, normaliseName(other)) === "" && inCounty(county),
  };
}

/** Places that match the text exactly, by postcode, name, quarter or street, or county. */
export function findExactly(text: string, index: FinderIndex): FoundPlace[] {
  const byPostcode = /\d/.test(text) && fromPostcode(text, index);
  if (byPostcode) return [byPostcode];
  const { words, matches } = matcherOf(text);
  if (!words) return [];
  const all = (because: (place: FindablePlace) => string | undefined) =>
    index.places.flatMap((place) => {
      const why = because(place);
      return why === undefined ? [] : [{ place, ...(why !== place.name && { because: why }) }];
    });
  const named = all((place) => [place.name, ...place.also].find((name) => matches(name, place.county)));
  if (named.length > 0) return named;
  const quarters = all(({ name, quarters, county }) =>
    quarters.find((quarter) => namesIn(quarter).some((one) => matches(one, `${name}, ${county}`))),
  );
  return quarters.length > 0 ? quarters : all(({ county }) => (normaliseName(county) === words ? county : undefined));
}

/** "Baker Street and Bedford Street", "Baker Street", "Bedford Street" */
export const namesIn = (quarter: string): string[] => [
  ...new Set([quarter, ...quarter.split(/,| and | & /).map((part) => part.trim())]),
];

/**
 * Finds places that match exactly, or towns without a page together with our nearest places; if there are none, places that match part of
 * the text.
 * @param towns those whose names begin like the text (townStart). Without them, only beginnings of names match, because what looks like
 * part of a street may be a town
 * @returns the best match first, at most six places
 */
export function findPlaces(text: string, index: FinderIndex, towns?: readonly Town[]): FindResult {
  const { words, matches } = matcherOf(text);
  const exact = findExactly(text, index);
  const byPostcode = fromPostcode(text, index);
  if (exact.length > 0) return { found: withFirst(byPostcode, exact), towns: [] };
  if (!words) return { found: [], towns: [] };
  const bySlug = new Map(index.places.map((place) => [place.slug, place]));
  const named = (towns ?? [])
    .filter(({ name, county }) => matches(name, county))
    .slice(0, maxTowns)
    .map(({ name, county, near }) => ({
      name,
      county,
      near: near.flatMap(({ slug, miles }) => {
        const place = bySlug.get(slug);
        return place ? [{ place, miles }] : [];
      }),
    }));
  const alsoParts = towns !== undefined && named.length === 0;
  const parts = index.places
    .map((place) => ({ place, ...rank(place, words) }))
    .filter(({ score }) => score === scores.nameBegins || (alsoParts && score > 0))
    .sort((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name, "en-GB"))
    .map(({ place, because }): FoundPlace => ({ place, ...(because && { because }) }));
  return { found: withFirst(byPostcode, parts), towns: named };
}

const withFirst = (first: FoundPlace | undefined, others: FoundPlace[]) =>
  (first ? [first, ...others.filter(({ place }) => place !== first.place)] : others).slice(0, maxPlaces);

function fromPostcode(text: string, index: FinderIndex): FoundPlace | undefined {
  const postcode = postcodeOf(text);
  const found = postcode && slugOfPostcode(postcode, index);
  const place = found && index.places.find(({ slug }) => slug === found.slug);
  if (!place) return undefined;
  const { area, district } = postcode;
  if (found.by === "district") return { place, because: `Nearest to ${district}` };
  return {
    place,
    because: found.isInside ? `${area} postcodes` : `${area} is ${found.town}: this is the nearest`,
  };
}

const scores = { nameBegins: 4, nameHasWord: 3, otherNameHasWord: 2, nameAndMore: 1 };

function rank(place: FindablePlace, wanted: string): { score: number; because?: string } {
  const name = normaliseName(place.name);
  if (name.startsWith(wanted)) return { score: scores.nameBegins };
  if (wanted.length < 4) return { score: 0 };
  if (name.includes(` ${wanted}`)) return { score: scores.nameHasWord };
  const because = [...place.also, ...place.quarters].find((other) => ` ${normaliseName(other)}`.includes(` ${wanted}`));
  if (because) return { score: scores.otherNameHasWord, because };
  // "Clapham Common", "Leeds city centre"
  return { score: wanted.startsWith(`${name} `) ? scores.nameAndMore : 0 };
}
