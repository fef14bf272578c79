import { expect, test } from "vitest";
import { milesBetween } from "./rules.ts";
import { type LocatedPlace, nearestBase, nearestPlaces, placeBySlug, places, travelTo } from "./store.server.ts";

const at = (slug: string): LocatedPlace => {
  const place = placeBySlug(slug);
  if (!place) throw new Error(`There is no place "${slug}".`);
  return place;
};
const miles = (a: string, b: string) => milesBetween(at(a), at(b));
const slugs = (found: { place: LocatedPlace }[]) => found.map(({ place }) => place.slug);

test("every area lies where its city is", () => {
  for (const area of places.filter((place) => place.kind === "area")) {
    const limit = area.parent === "bristol" ? 4 : 20;
    expect(miles(area.slug, area.parent ?? ""), area.slug).toBeLessThan(limit);
  }
});

// Names that repeat, each beside a town it is known to be near (straight line, from a road atlas).
test.each([
  ["newport", "cardiff", 9, 13],
  ["preston", "blackburn", 7, 11],
  ["blackburn", "burnley", 9, 13],
  ["warrington", "st-helens", 6, 10],
  ["st-helens", "liverpool", 9, 13],
  ["richmond", "twickenham", 1, 3],
  ["kingston", "wimbledon", 3, 5],
  ["clapham", "brixton", 1, 2.5],
  ["crewe", "stoke-on-trent", 11, 15],
  ["bury", "bolton", 4.5, 7],
  ["lancaster", "preston", 17, 22],
  ["hull", "york", 32, 37],
  ["derry", "belfast", 58, 72],
  ["newcastle", "sunderland", 9, 12],
  ["leamington-spa", "coventry", 7, 10],
  ["chester", "wrexham", 9, 13],
  ["worcester", "cheltenham", 19, 23],
  ["mallorca", "ibiza", 70, 95],
] as const)("%s is near %s", (a, b, least, most) => {
  expect(miles(a, b)).toBeGreaterThan(least);
  expect(miles(a, b)).toBeLessThan(most);
});

test("performers set out from a base on the same side of the water", () => {
  for (const slug of ["taunton", "exeter", "torquay", "plymouth", "newquay"]) {
    expect(nearestBase(at(slug)).base.slug, slug).toBe("bristol");
  }
  expect(nearestBase(at("newport")).base.slug).toBe("cardiff");
  expect(nearestBase(at("derry")).base.slug).toBe("belfast");
  expect(nearestBase(at("llandudno")).base.slug).toBe("manchester");
});

test("travel: free near a base, by the mile beyond it, on request overseas", () => {
  expect(travelTo(at("leeds"))).toBe(0);
  expect(travelTo(at("watford"))).toBe(0);
  expect(travelTo(at("york"))).toBe(630);
  expect(travelTo(at("ibiza"))).toBeNull();
});

test("the nearest towns can be reached without crossing water", () => {
  expect(slugs(nearestPlaces(at("southport"), "male-stripper", 2))).toEqual(["preston", "liverpool"]);
  expect(slugs(nearestPlaces(at("belfast"), "male-stripper", 6))).toEqual(["derry"]);
  expect(slugs(nearestPlaces(at("bath"), "female-stripper", 1))).toEqual(["bristol"]);
});

test("the neighbours of an area are the other areas of its city", () => {
  expect(slugs(nearestPlaces(at("soho"), "male-stripper", 2))).toEqual(["covent-garden", "mayfair"]);
  expect(slugs(nearestPlaces(at("clifton"), "female-stripper", 4))).toHaveLength(4);
});
