import type { ActSlug } from "../../content/shape.ts";
import { counted } from "../../ui/counted.ts";
import { formatPounds } from "../../ui/money.ts";
import { travelTerms, withPrices } from "../catalogue/fill-prices.server.ts";
import { packagesOf, prices } from "../catalogue/store.server.ts";
import { aboutMiles, type Point } from "./rules.ts";
import { type LocatedPlace, nearestBase, travelTo } from "./store.server.ts";

/** An act's prices in a place: each package, travel, both together (pence; null where travel is priced on request). */
export function priceHere(place: LocatedPlace, act: ActSlug) {
  const travel = travelTo(place);
  const packages = packagesOf(act).map(({ id, name, minutes, price, includes }) => ({
    id,
    name,
    minutes,
    what: includes[0],
    price,
    total: travel === null ? null : price + travel,
  }));
  return { travel, packages, why: travelText(place, travel), vat: prices.vat };
}

function travelText(place: LocatedPlace, travel: number | null): string {
  if (travel === null) return overseasText(place);
  const { base, miles } = nearestBase(place);
  const inside = base.slug === place.slug || (place.parent === base.slug && place.county === base.county);
  const ours = prices.travel.bases.length > 1 ? "one of our bases" : "our base";
  if (inside && travel === 0) return `${base.name} is ${ours}, so there is no travel to pay.`;
  return awayAndPriceText(base.name, miles, travel, prices.travel.freeMiles);
}

/** @param miles from the base, straight line @param travel pence; 0 even beyond the free miles, if travel costs nothing */
export function awayAndPriceText(base: string, miles: number, travel: number, freeMiles: number): string {
  const away = awayText(base, miles);
  const paid = Math.round(miles) - freeMiles;
  if (travel === 0 && (paid > 0 || freeMiles === 0)) return `${away}, with no travel to pay.`;
  if (paid <= 0) return `${away}, within the ${freeMiles} that are free.`;
  const free = freeMiles > 0 ? `${freeMiles} are free, the other ` : "";
  const cost = withPrices(paid === 1 ? "one costs {perMile}" : `${paid} cost {perMile} each`);
  return `${away}: ${free}${cost}, ${formatPounds(travel)} a booking.`;
}

/** The miles of a travel price in one line, to go beside the price. Miles are counted from the base, as in the estimate. */
export function travelLine(place: LocatedPlace): string {
  const travel = travelTo(place);
  if (!travel) return travelText(place, travel);
  const { base, miles } = nearestBase(place);
  const { freeMiles } = prices.travel;
  const free = freeMiles > 0 ? `${freeMiles} free, ` : "";
  return `${counted(Math.round(miles), "mile")} from our ${base.name} base: ${free}${withPrices(`${Math.round(miles) - freeMiles} at {perMile}`)}`;
}

const awayText = (base: string, miles: number) =>
  `${aboutMiles(miles).replace(/^a/, "A")} from our ${base} base as the crow flies`;

/** For a place that is not on our list, within the free miles of a base. */
export const freeText = ({ base, miles }: { base: string; miles: number }): string =>
  awayAndPriceText(base, miles, 0, prices.travel.freeMiles);

/** For a place in this country that is not on our list. @param point undefined if we don't know where the place is */
export function unlistedText(name: string, point: Point | undefined): string {
  const byHand = `${name} is not on our list, so we work the journey out for you, as one total before you decide anything.`;
  if (!point) return byHand;
  const { base, miles } = nearestBase(point);
  return `${awayText(base.name, miles)}. ${travelTerms}; ${byHand}`;
}

const overseasText = (place: LocatedPlace) =>
  `The journey to ${place.name} depends on flights${place.nation === "France" ? " or trains" : ""} and a bed on your dates, so we price it on request, as one total before you decide anything.`;
