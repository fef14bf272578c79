import { counted } from "../../ui/counted.ts";

export interface Point {
  /** Degrees north */
  lat: number;
  /** Degrees east */
  lon: number;
}

const earthRadiusMiles = 3958.8;
const rad = Math.PI / 180;

/** Great-circle distance in miles ("straight line" on the pages). */
export function milesBetween(a: Point, b: Point): number {
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(h));
}

/** Compass direction from one point to another near it, in degrees clockwise from north. */
export function bearing(from: Point, to: Point): number {
  const east = (to.lon - from.lon) * Math.cos(((from.lat + to.lat) / 2) * rad);
  return (Math.atan2(east, to.lat - from.lat) / rad + 360) % 360;
}

/** Nothing within the free miles, then a price for each whole mile. @param miles straight line from the nearest base @returns pence */
export const travelPence = (miles: number, terms: { freeMiles: number; pencePerMile: number }): number =>
  Math.max(0, Math.round(miles) - terms.freeMiles) * terms.pencePerMile;

export const countedTowns = (count: number): string => (count === 1 ? "1 town" : `${count} towns and cities`);

/** "about 7 miles": distances are shown as whole miles, at least 1. */
export const aboutMiles = (miles: number): string => `about ${counted(Math.max(1, Math.round(miles)), "mile")}`;
