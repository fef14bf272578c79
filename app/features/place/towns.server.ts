import { z } from "zod";
import { type Town, townStart } from "./find.ts";
import { milesBetween, type Point } from "./rules.ts";
import { isOverseas, places } from "./store.server.ts";
import content from "./towns.json";
import { waterBetween } from "./water.ts";

const towns = z
  .array(z.tuple([z.string().min(1), z.string(), z.number(), z.number()]))
  .parse(content)
  .map(([name, county, lat, lon]) => ({ name, county, lat, lon }));

export const townNames: readonly string[] = towns.map(({ name }) => name);

const byStart = Map.groupBy(towns, ({ name }) => townStart(name));
const ours = places.filter((place) => !isOverseas(place));

/** Our three places nearest to a point over land; of each city's parts only the nearest. */
function near(point: Point): Town["near"] {
  const ashore = ours.filter((place) => !waterBetween(place, point));
  const cities = new Set<string>();
  return (ashore.length > 0 ? ashore : ours)
    .map((place) => ({ ...place, miles: milesBetween(place, point) }))
    .sort((a, b) => a.miles - b.miles)
    .filter(({ parent }) => !parent || (!cities.has(parent) && cities.add(parent)))
    .slice(0, 3)
    .map(({ slug, miles }) => ({ slug, miles: Math.round(miles * 10) / 10 }));
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
