import { postcodeAreas, postcodeDistricts } from "./districts.server.ts";
import { type FinderIndex, type FindResult, findPlaces } from "./find.ts";
import { didYouMean } from "./meant/did-you-mean.server.ts";
import { townStart } from "./names.ts";
import { otherNamesOf } from "./other-names.server.ts";
import { places } from "./store.server.ts";
import { townsStartingWith } from "./towns.server.ts";

export const finderIndex: FinderIndex = {
  places: places.map(({ slug, name, county, quarters, services }) => ({
    slug,
    name,
    county,
    services,
    also: Object.values(otherNamesOf(slug)).flat(),
    quarters,
  })),
  get areas() {
    return postcodeAreas();
  },
  get districts() {
    return postcodeDistricts();
  },
};

export function find(text: string): FindResult {
  const answer = findPlaces(text, finderIndex, townsStartingWith(townStart(text)));
  const meant = answer.found.length + answer.towns.length === 0 ? didYouMean(text) : undefined;
  return { ...answer, ...(meant !== undefined && { meant }) };
}
