import { type Place, type PlaceService, placeServices, place as placeShape } from "../../content/shape.ts";
import { findAct, prices } from "../catalogue/store.server.ts";
import { actOfService } from "./paths.ts";
import { milesBetween, type Point, travelPence } from "./rules.ts";
import { waterBetween } from "./water.ts";

const files = import.meta.glob<Place>("#content/places/*.ts", { import: "default", eager: true });

export interface LocatedPlace extends Omit<Place, "at">, Point {
  /** Services that have a page for this place, limited to acts that the agency offers */
  services: PlaceService[];
}

export const places: LocatedPlace[] = Object.entries(files)
  .map(([file, content]) => {
    const found = placeShape.safeParse(content);
    if (!found.success) throw new Error(`${file}: ${found.error.message}`);
    const { at, ...place } = found.data;
    const services = placeServices.filter((service) => place.pages[service] && findAct(actOfService[service]));
    return { ...place, services, lat: at.lat, lon: at.lon };
  })
  .sort((a, b) => a.name.localeCompare(b.name, "en-GB"));

const bySlug = new Map(places.map((place) => [place.slug, place]));
export const placeBySlug = (slug: string): LocatedPlace | undefined => bySlug.get(slug);

for (const { slug, kind, parent } of places) {
  const sound = kind === "area" ? parent && bySlug.has(parent) : !parent;
  if (!sound) throw new Error(`content/places/${slug}.ts: an area names its parent city, a town has none.`);
}

export const isOverseas = (place: Pick<Place, "nation">): boolean =>
  place.nation === "Spain" || place.nation === "France";
export const placesAtHome = places.filter((place) => !isOverseas(place));

const bases = prices.travel.bases.map((slug) => {
  const base = bySlug.get(slug);
  if (!base) throw new Error(`content/prices.ts: the base "${slug}" is not one of content/places.`);
  return base;
});

const byMiles = (from: Point, others: readonly LocatedPlace[]) =>
  others.map((place) => ({ place, miles: milesBetween(from, place) })).sort((a, b) => a.miles - b.miles);

/** Places by distance in straight-line miles, nearest first. Places across water are included only if there are no others. */
export function nearestOverLand(from: Point, others: readonly LocatedPlace[]) {
  const ashore = others.filter((place) => !waterBetween(place, from));
  return byMiles(from, ashore.length > 0 ? ashore : others);
}

export function nearestBase(from: Point): { base: LocatedPlace; miles: number } {
  const [nearest] = nearestOverLand(from, bases);
  if (!nearest) throw new Error("content/prices.ts: travel has no bases.");
  return { base: nearest.place, miles: nearest.miles };
}

/** Pence for the travel of one booking, or null where travel is priced on request (overseas). */
export const travelTo = (place: LocatedPlace): number | null =>
  isOverseas(place) ? null : travelPence(nearestBase(place).miles, prices.travel);

/** A city's areas that have a page for this service, by name. */
export const areasOf = (city: Pick<Place, "slug">, service: PlaceService): LocatedPlace[] =>
  places.filter((place) => place.parent === city.slug && place.services.includes(service));

/** With a page for this service, by miles: towns for a town, the city's areas for an area. None is across water. */
export function nearestPlaces(place: LocatedPlace, service: PlaceService, count: number) {
  const others = places.filter(
    (other) =>
      other.slug !== place.slug &&
      other.parent === place.parent &&
      other.services.includes(service) &&
      isOverseas(other) === isOverseas(place) &&
      !waterBetween(place, other),
  );
  return byMiles(place, others).slice(0, count);
}
