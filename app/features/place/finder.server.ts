import { z } from "zod";
import alsoKnownAs from "../../../content/also-known-as.ts";
import postcodeContent from "../../../content/postcode-areas.ts";
import type { PlaceService } from "../../../content/shape.ts";
import type { Findable, PostcodeAreas } from "./find.ts";
import { placeBySlug, places } from "./store.server.ts";

const names: Record<string, string[]> = z.record(z.string(), z.array(z.string().min(1))).parse(alsoKnownAs);
for (const slug of Object.keys(names)) {
  if (!placeBySlug(slug)) throw new Error(`content/also-known-as.ts: "${slug}" is not one of content/places.`);
}

export const postcodeAreas: PostcodeAreas = z
  .record(z.string().regex(/^[A-Z]{1,2}$/), z.tuple([z.string().min(1), z.string()]))
  .parse(postcodeContent);
for (const [area, [, nearest]] of Object.entries(postcodeAreas)) {
  if (!placeBySlug(nearest))
    throw new Error(`content/postcode-areas.ts, ${area}: "${nearest}" is not one of content/places.`);
}

export interface FindablePlace extends Findable {
  services: PlaceService[];
}

/** Every place with all it may be looked for by: other names, and its quarters as its page names them. */
export const findables: FindablePlace[] = places.map(({ slug, name, county, spots, services }) => ({
  slug,
  name,
  county,
  services,
  also: [...(names[slug] ?? []), ...spots.map((spot) => spot.name)],
}));
