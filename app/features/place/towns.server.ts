import { z } from "zod";
import { placeServices } from "../../content/shape.ts";
import { onFirstUse } from "./districts.server.ts";
import type { Town } from "./find.ts";
import { townStart } from "./names.ts";
import type { Point } from "./rules.ts";
import { nearestOverLand, placesAtHome } from "./store.server.ts";
import content from "./towns.json";

const shape = z.array(z.tuple([z.string().min(1), z.string(), z.number(), z.number()]));

/** Most commands of the desk need none of the thousands of towns. */
const townsByStart = onFirstUse(() =>
  Map.groupBy(
    shape.parse(content).map(([name, county, lat, lon]) => ({ name, county, lat, lon })),
    ({ name }) => townStart(name),
  ),
);

/** The towns whose names begin with these letters. @param start from townStart */
export const locatedTowns = (start: string | undefined) => (start ? (townsByStart().get(start) ?? []) : []);

export const townNames = (): string[] => [...townsByStart().values()].flat().map(({ name }) => name);

/** How many of our places are named for a town that isn't ours; more if some service has no page in any of them. */
const namedNear = 3;

/** Our places nearest to a point over land; among them the nearest for each service. */
function near(point: Point): Town["near"] {
  const sorted = nearestOverLand(point, placesAtHome);
  const nearestFor = placeServices.map((service) => sorted.find(({ place }) => place.services.includes(service)));
  return sorted
    .filter((one, index) => index < namedNear || nearestFor.includes(one))
    .map(({ place: { slug }, miles }) => ({ slug, miles: Math.round(miles * 10) / 10 }));
}

/** The towns whose names begin with these letters, with our nearest places. @param start from townStart */
export const townsStartingWith = (start: string | undefined): Town[] =>
  locatedTowns(start).map(({ name, county, lat, lon }) => ({
    name,
    county,
    near: near({ lat, lon }),
  }));

/** The positions of the towns with exactly this name. */
export const townPoints = (start: string | undefined, named: (name: string, county: string) => boolean): Point[] =>
  locatedTowns(start).filter(({ name, county }) => named(name, county));
