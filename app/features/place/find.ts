/** Finding a place by what a visitor types: a name, a nickname, a quarter, a county or the front of a postcode. */

export interface Findable {
  slug: string;
  name: string;
  county: string;
  /** Other names and quarters of it */
  also: string[];
}

/** By postcode area: what it is called and the slug of our nearest place. */
export type PostcodeAreas = Record<string, readonly [town: string, nearest: string]>;

export interface Found<P> {
  place: P;
  /** Why it is here, where the name does not say so: "Headingley", "WF is Wakefield" */
  because?: string;
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f.'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** The letters a postcode begins with, where the text could be one: "LS6 2AB", "ls6", "LS"; nothing for "Leeds". */
export function postcodeArea(text: string): string | undefined {
  const [, area] = /^([a-z]{1,2})(?:\d[a-z\d]?(?:\s*\d[a-z]{2}|\s*\d?)?)?$/i.exec(text.trim()) ?? [];
  return area?.toUpperCase();
}

const most = 6;

/** @returns the best first, at most six; none where nothing fits */
export function findPlaces<P extends Findable>(text: string, places: readonly P[], areas: PostcodeAreas): Found<P>[] {
  const wanted = plain(text);
  if (!wanted) return [];
  const byArea = fromPostcode(text, places, areas);
  if (byArea && /\d/.test(text)) return [byArea];
  const ranked = places
    .map((place) => ({ place, ...rank(place, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name, "en-GB"));
  const best = ranked[0]?.score === exact ? ranked.filter(({ score }) => score === exact) : ranked;
  const named = best.map(({ place, because }): Found<P> => ({ place, ...(because && { because }) }));
  return (byArea ? [byArea, ...named.filter(({ place }) => place !== byArea.place)] : named).slice(0, most);
}

function fromPostcode<P extends Findable>(
  text: string,
  places: readonly P[],
  areas: PostcodeAreas,
): Found<P> | undefined {
  const area = postcodeArea(text);
  const [town, nearest] = (area && areas[area]) || [];
  const place = places.find(({ slug }) => slug === nearest);
  if (!place || !area || !town) return undefined;
  return { place, because: town === place.name ? `${area} postcodes` : `${area} is ${town}, and this is nearest` };
}

const exact = 9;

function rank(place: Findable, wanted: string): { score: number; because?: string } {
  const name = plain(place.name);
  if (name === wanted) return { score: exact };
  if (name.startsWith(wanted)) return { score: 6 };
  const alias = place.also.find((other) => plain(other) === wanted);
  if (alias) return { score: 7, because: alias };
  if (wanted.length < 4) return { score: 0 };
  const part = place.also.find((other) =>
    plain(other)
      .split(" ")
      .some((_, index, words) => words.slice(index).join(" ").startsWith(wanted)),
  );
  if (part) return { score: 3, because: part };
  if (plain(place.county) === wanted) return { score: 2, because: place.county };
  if (name.includes(` ${wanted}`)) return { score: 4 };
  return { score: 0 };
}
