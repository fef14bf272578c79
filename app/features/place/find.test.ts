import { expect, test } from "vitest";
import { findPlaces, postcodeArea } from "./find.ts";
import { findables, postcodeAreas } from "./finder.server.ts";
import { placeBySlug } from "./store.server.ts";

const find = (text: string) => findPlaces(text, findables, postcodeAreas).map(({ place }) => place.slug);

test("there are 124 postcode areas, each with a place of ours", () => {
  expect(Object.keys(postcodeAreas)).toHaveLength(124);
  for (const [area, [, nearest]] of Object.entries(postcodeAreas)) expect(placeBySlug(nearest), area).toBeDefined();
});

test.each([
  ["LS6 2AB", "LS"],
  ["ls6", "LS"],
  ["B", "B"],
  ["EC1A 1BB", "EC"],
  [" m1 ", "M"],
])("%s begins with %s", (text, area) => {
  expect(postcodeArea(text)).toBe(area);
});

test.each(["Leeds", "", "St Helens", "12"])("%s is no postcode", (text) => {
  expect(postcodeArea(text)).toBeUndefined();
});

test.each([
  ["leeds", ["leeds"]],
  ["  LEEDS ", ["leeds"]],
  ["st. helens", ["st-helens"]],
  ["Stratford upon Avon", ["stratford-upon-avon"]],
  ["kingston upon hull", ["hull"]],
  ["Londonderry", ["derry"]],
  ["Palma", ["mallorca"]],
  ["Málaga", ["malaga"]],
  ["WF1 1AA", ["leeds"]],
  ["BS8", ["bristol"]],
  ["Headingley", ["leeds"]],
  ["Burslem", ["stoke-on-trent"]],
  ["Atlantis", []],
  ["", []],
])("%s finds %j", (text, slugs) => {
  expect(find(text)).toEqual(slugs);
});

test("a county finds its towns, a start finds what begins so", () => {
  expect(find("Devon").sort()).toEqual(["exeter", "plymouth", "torquay"]);
  expect(find("new")).toEqual(expect.arrayContaining(["newcastle", "newport", "newquay"]));
  expect(find("BA")[0]).toBe("bath");
});

test("it says why, where the name does not", () => {
  expect(findPlaces("WF1", findables, postcodeAreas)[0]?.because).toBe("WF is Wakefield, and this is nearest");
  expect(findPlaces("Leeds", findables, postcodeAreas)[0]?.because).toBeUndefined();
});
