import { z } from "zod";
import alsoKnownAs from "#content/also-known-as.ts";
import { otherNames } from "../../content/shape.ts";
import { placeBySlug } from "./store.server.ts";

const bySlug = z.record(z.string(), otherNames).parse(alsoKnownAs);
for (const slug of Object.keys(bySlug)) {
  if (!placeBySlug(slug)) throw new Error(`content/also-known-as.ts: "${slug}" is not one of content/places.`);
}

/** Other names that people type for a place: its alternative names, and neighbouring places without a page. */
export const otherNamesOf = (slug: string) => bySlug[slug] ?? { names: [], near: [] };
