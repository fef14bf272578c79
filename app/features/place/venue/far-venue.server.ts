/** A venue that is far from the place that was named: travel is priced to the place, and the performers go to the venue. */
import { prices } from "../../catalogue/store.server.ts";
import { districtPoint } from "../districts.server.ts";
import { locateAddress, shortDistrict, wholeDistrict } from "../locate.server.ts";
import { aboutMiles, milesBetween, type Point, travelPence } from "../rules.ts";
import { nearestBase, placeBySlug } from "../store.server.ts";

/** Venues in the outer suburbs of a large city go by the city's name: these are up to some 15 miles from its middle. */
const maxMiles = 15;

/** Where a party is, as it was typed. */
interface TypedVenue {
  place: string;
  placeSlug: string | null;
  venue: string | null;
}

interface FarVenue {
  /** "KW1": the front of the postcode alone, which names no house */
  district: string;
  point: Point;
  /** "KW1 is about 494 miles from London" */
  text: string;
  /** Whether the travel to the venue costs more than the travel to the place */
  costsMore: boolean;
}

const travelToPoint = (point: Point) => travelPence(nearestBase(point).miles, prices.travel);

/** @returns undefined where the venue is near the place, or has no postcode, or one of both is unknown */
export function farVenue({ place, placeSlug, venue }: TypedVenue): FarVenue | undefined {
  const district = venue ? (wholeDistrict(venue) ?? shortDistrict(venue)) : undefined;
  const point = district && districtPoint(district);
  if (!point) return undefined;
  const known = placeBySlug(placeSlug ?? "");
  const from = known ?? locateAddress(place);
  const miles = from ? Math.round(milesBetween(from, point)) : 0;
  if (!from || miles <= maxMiles) return undefined;
  return {
    district,
    point,
    text: `${district} is ${aboutMiles(miles)} from ${known?.name ?? place}`,
    costsMore: travelToPoint(point) > travelToPoint(from),
  };
}

/** What the owner reads before they price or ask performers; undefined where there is nothing to say. */
export function farVenueNote(venue: TypedVenue): string | undefined {
  const far = farVenue(venue);
  return far && `The venue’s postcode ${far.text}: check the travel.`;
}
