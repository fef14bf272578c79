import { z } from "zod";
import alsoKnownAs from "#content/also-known-as.ts";
import type { PlaceService } from "../../content/shape.ts";
import { postcodeAreas, postcodeDistricts } from "./districts.server.ts";
import { type Findable, type FinderIndex, type Findings, findPlaces, townStart } from "./find.ts";
import { placeBySlug, places } from "./store.server.ts";
import { townsStartingWith } from "./towns.server.ts";

const names: Record<string, string[]> = z.record(z.string(), z.array(z.string().min(1))).parse(alsoKnownAs);
for (const slug of Object.keys(names)) {
  if (!placeBySlug(slug)) throw new Error(`content/also-known-as.ts: "${slug}" is not one of content/places.`);
}

export interface FindablePlace extends Findable {
  services: PlaceService[];
}

export const finderIndex: FinderIndex<FindablePlace> = {
  places: places.map(({ slug, name, county, quarters, services }) => ({
    slug,
    name,
    county,
    services,
    also: names[slug] ?? [],
    quarters,
  })),
  areas: postcodeAreas,
  get districts() {
    return postcodeDistricts();
  },
};

export const find = (text: string): Findings<FindablePlace> =>
  findPlaces(text, finderIndex, townsStartingWith(townStart(text)));
