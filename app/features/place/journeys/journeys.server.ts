/** The price of travel to what is not one of our places: a postcode district, a quarter, a neighbour, a town without a page. */
import { prices } from "../../catalogue/store.server.ts";
import { locatedDistricts, nearestPlace, onFirstUse } from "../districts.server.ts";
import { namesIn } from "../find.ts";
import { normaliseName, regionOf, townStart } from "../names.ts";
import { otherNamesOf } from "../other-names.server.ts";
import { milesBetween, type Point } from "../rules.ts";
import { isOverseas, type LocatedPlace, nearestBase, placeBySlug, places, travelTo } from "../store.server.ts";
import { locatedTowns } from "../towns.server.ts";
import { isStreet } from "../without-street.server.ts";

/** Where a journey goes, and what it costs. */
export interface Journey {
  /** The place of ours that it is in; null if there is none */
  slug: string | null;
  name: string;
  /** Name of the performers' base */
  base: string;
  /** Whole miles from that base, straight line */
  miles: number;
  /** Null where it is priced by hand */
  pence: number | null;
}

/** A name that is not that of one of our places. */
export interface OtherName {
  name: string;
  /** Counties and cities that may follow the name after a comma */
  areas: string[];
  /** A quarter or neighbour of one of our places takes precedence over a town of the same name */
  isTown: boolean;
  /** null where a person prices the journey */
  journey: Journey | null;
}

export function journeyTo(place: LocatedPlace): Journey & { slug: string } {
  const { base, miles } = nearestBase(place);
  return { slug: place.slug, name: place.name, base: base.name, miles: Math.round(miles), pence: travelTo(place) };
}

/** The names that may follow a place's own after a comma: its city first, then its county and nation. */
export const areasAround = ({ parent, name, county, nation }: LocatedPlace): string[] =>
  [placeBySlug(parent ?? "")?.name, county, nation].filter((area) => area !== undefined && area !== name) as string[];

/** Maximum miles from a place of a position that is priced like the place: about as far as a city's suburbs extend. */
const maxAround = 5;

/**
 * The journey to a known position: free within the free miles of a base, otherwise priced like the journey to our place if that is near,
 * because further out it may cost more (docs/decisions/0067). @param nearest where the finder leads. @returns null where a person prices it
 */
function journeyNear(name: string, point: Point, nearest: LocatedPlace): Journey | null {
  const { base, miles } = nearestBase(point);
  const isAround = milesBetween(nearest, point) <= maxAround;
  if (Math.round(miles) <= prices.travel.freeMiles)
    return { slug: isAround ? nearest.slug : null, name, base: base.name, miles: Math.round(miles), pence: 0 };
  return isAround ? journeyTo(nearest) : null;
}

/** The journeys to postcode districts, by the slug of the place in whose price they are; those with a price of their own under null. */
const districtJourneys = onFirstUse(() =>
  Map.groupBy(
    locatedDistricts().flatMap(({ district, point, nearest }) => {
      const journey = journeyNear(district, point, nearest);
      return journey ? [{ ...journey, district, asPlace: journey.pence === travelTo(nearest) }] : [];
    }),
    ({ slug, asPlace }) => (asPlace ? slug : null),
  ),
);

/** The postcode districts that are priced like one of our places. */
export const districtsAround = (slug: string): string[] =>
  districtJourneys()
    .get(slug)
    ?.map(({ district }) => district) ?? [];

/** The other districts within the free miles of a base: miles, by base and district. */
export const freeDistricts = onFirstUse((): Record<string, Record<string, number>> => {
  const byBase = Map.groupBy(districtJourneys().get(null) ?? [], ({ base }) => base);
  return Object.fromEntries(
    [...byBase].map(([base, all]) => [base, Object.fromEntries(all.map(({ district, miles }) => [district, miles]))]),
  );
});

/** Maximum miles from a place to the town of a quarter's or neighbour's name; further off it is another: Dalston is in Cumbria too. */
const maxSameTown = 30;

/** Where a quarter or neighbour lies, if it is a town of its own. */
export const ownPoint = (name: string, { lat, lon }: LocatedPlace): Point | undefined =>
  locatedTowns(townStart(name))
    .filter((town) => normaliseName(town.name) === normaliseName(name))
    .find((town) => milesBetween(town, { lat, lon }) <= maxSameTown);

/** The names around a place that say where a party is: not "Bath Road", which many towns have, nor "Town centre". */
const saidNames = ({ slug, quarters }: LocatedPlace) =>
  [...new Set([...quarters.flatMap(namesIn), ...otherNamesOf(slug).near])].filter(
    (name) => !isStreet(name) && regionOf(normaliseName(name)) !== "",
  );

function nameAround(name: string, place: LocatedPlace): OtherName {
  const own = isOverseas(place) ? undefined : ownPoint(name, place);
  const asPlace = journeyTo(place);
  return {
    name,
    areas: [place.name, ...areasAround(place)],
    isTown: false,
    journey: own ? journeyNear(name, own, place) : { ...asPlace, ...(asPlace.pence === 0 && { name }) },
  };
}

/** Quarters and neighbours of our places. */
const namesAround = onFirstUse(() =>
  Map.groupBy(
    places.flatMap((place) => saidNames(place).map((name) => nameAround(name, place))),
    ({ name }) => townStart(name),
  ),
);

/** All names with these first three letters that are not our places'. @param start from townStart */
export function namesStarting(start: string | undefined): OtherName[] {
  if (!start) return [];
  const towns = locatedTowns(start).map(({ name, county, lat, lon }) => ({
    name,
    areas: [county],
    isTown: true,
    // Worked out only for the town that is meant.
    get journey() {
      const nearest = placeBySlug(nearestPlace({ lat, lon }));
      return nearest ? journeyNear(name, { lat, lon }, nearest) : null;
    },
  }));
  return [...(namesAround().get(start) ?? []), ...towns];
}
