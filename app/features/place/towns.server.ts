import { z } from "zod";
import { type Town, townStart } from "./find.ts";
import type { Point } from "./rules.ts";
import { nearestOverLand, placesAtHome } from "./store.server.ts";
import content from "./towns.json";

const towns = z
  .array(z.tuple([z.string().min(1), z.string(), z.number(), z.number()]))
  .parse(content)
  .map(([name, county, lat, lon]) => ({ name, county, lat, lon }));

export const townNames: readonly string[] = towns.map(({ name }) => name);

const byStart = Map.groupBy(towns, ({ name }) => townStart(name));

/** Our three places nearest to a point over land; of each city's parts only the nearest. */
function near(point: Point): Town["near"] {
  const cities = new Set<string>();
  return nearestOverLand(point, placesAtHome)
    .filter(({ place: { parent } }) => !parent || (!cities.has(parent) && cities.add(parent)))
    .slice(0, 3)
    .map(({ place: { slug }, miles }) => ({ slug, miles: Math.round(miles * 10) / 10 }));
}

/** The towns whose names begin with it, with our nearest places. @param start from townStart */
export const townsStartingWith = (start: string | undefined): Town[] =>
  (start ? (byStart.get(start) ?? []) : []).map(({ name, county, lat, lon }) => ({
    name,
    county,
    near: near({ lat, lon }),
  }));

/** Where the towns with exactly this name are. */
export const townPoints = (start: string | undefined, named: (name: string, county: string) => boolean): Point[] =>
  (start ? (byStart.get(start) ?? []) : []).filter(({ name, county }) => named(name, county));
