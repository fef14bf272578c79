import { expect, test } from "vitest";
import { findPlaces } from "./find.ts";
import { find, finderIndex } from "./finder.server.ts";
import { normaliseName, slugOf, townStart } from "./names.ts";
import { postcodeOf } from "./postcode.ts";
import { placeBySlug } from "./store.server.ts";
import { townsStartingWith } from "./towns.server.ts";

const slugs = (text: string) => find(text).found.map(({ place }) => place.slug);
const towns = (text: string) => find(text).towns.map(({ name, county }) => `${name}, ${county}`);

test.each([
  ["Saint-Albans", "st albans", "st-albans"],
  ["Bury St. Edmund’s", "bury st edmunds", "bury-st-edmunds"],
  [" Málaga ", "malaga", "malaga"],
  ["Drag & Dance!", "drag and dance", "drag-and-dance"],
])("%j is compared as %j, and is %j in an address", (name, compared, slug) => {
  expect(normaliseName(name)).toBe(compared);
  expect(slugOf(name)).toBe(slug);
});

test("there are 124 postcode areas, each with a place of ours", () => {
  const { areas } = finderIndex;
  expect(Object.keys(areas)).toHaveLength(124);
  for (const [area, [, nearest]] of Object.entries(areas)) expect(placeBySlug(nearest), area).toBeDefined();
});

test.each([
  ["LS6 2AB", "LS", "LS6"],
  ["ls6", "LS", "LS6"],
  ["B", "B", undefined],
  ["EC1A 1BB", "EC", "EC1A"],
  ["SW1A1AA", "SW", "SW1A"],
  ["bs81ab", "BS", "BS8"],
  ["cr02aa", "CR", "CR0"],
  ["SW1A 1", "SW", "SW1A"],
  [" m1 ", "M", "M1"],
])("%s begins with %s, %s", (text, area, district) => {
  expect(postcodeOf(text)).toEqual({ area, ...(district && { district }) });
});

test.each(["Leeds", "", "St Helens", "12", "B1 1BB 1BB", "sw1a1aaa"])("%s is no postcode", (text) => {
  expect(postcodeOf(text)).toBeUndefined();
});

test.each([
  ["SW1A 1AA", "westminster"],
  ["SW1A1AA", "westminster"],
  ["sw1p", "westminster"],
  ["SW19", "wimbledon"],
  ["W1D 3QU", "soho"],
  ["W1J", "mayfair"],
  ["WC2E 9DD", "covent-garden"],
  ["EC1V", "islington"],
  ["EC2A 4NE", "shoreditch"],
  ["E14 5AB", "canary-wharf"],
  ["N16", "hackney"],
  ["IG11", "barking"],
  ["BS8", "clifton"],
  ["bs8 1ab", "clifton"],
  ["BS1 5TR", "harbourside"],
  ["BS34", "bristol"],
  ["CH41", "liverpool"],
  ["CV37 6HB", "stratford-upon-avon"],
  ["WF1 1AA", "leeds"],
  ["MK40", "milton-keynes"],
  ["SE15 4AA", "brixton"],
  ["M5 3AA", "salford"],
  ["TN33", "brighton"],
  ["BT48", "derry"],
  ["BT1 1AA", "belfast"],
])("the postcode %s leads to %s", (text, slug) => {
  expect(slugs(text)).toEqual([slug]);
});

test.each([
  ["leeds", ["leeds"]],
  ["  LEEDS ", ["leeds"]],
  ["st. helens", ["st-helens"]],
  ["Saint Helens", ["st-helens"]],
  ["Stratford upon Avon", ["stratford-upon-avon"]],
  ["kingston upon hull", ["hull"]],
  ["Londonderry", ["derry"]],
  ["Palma", ["mallorca"]],
  ["Málaga", ["malaga"]],
  ["Reading", ["reading"]],
  ["Newport", ["newport"]],
  ["Newport, Wales", ["newport"]],
  ["Richmond", ["richmond"]],
  ["Richmond, London", ["richmond"]],
  ["Clapham Common", ["clapham"]],
  ["Leeds city centre", ["leeds"]],
  ["Central London", ["london"]],
  ["South London", ["london"]],
  ["the centre of York", ["york"]],
  ["Belfast, NI", ["belfast"]],
  ["West Derby, Merseyside", []],
  ["Headingley", ["leeds"]],
  ["Headingley, Leeds", ["leeds"]],
  ["Burslem", ["stoke-on-trent"]],
  ["Bedford Street", ["middlesbrough"]],
  ["Bedford Place", ["southampton"]],
  ["ZZ9 9ZZ", []],
  ["Atlantis", []],
  ["", []],
])("%s finds %j and no town besides", (text, found) => {
  expect(slugs(text)).toEqual(found);
  expect(towns(text)).toEqual([]);
});

test("a town without a page is answered with our nearest places, and no street that is called after it", () => {
  expect(slugs("Bedford")).toEqual([]);
  const [bedford, ...others] = find("bedford").towns;
  expect(others).toEqual([]);
  expect(bedford?.name).toBe("Bedford");
  expect(bedford?.near.map(({ place, miles }) => [place.slug, Math.round(miles)])).toEqual([
    ["milton-keynes", 14],
    ["northampton", 19],
    ["cambridge", 25],
  ]);
});

test.each([
  ["Richmond, North Yorkshire", ["Richmond, North Yorkshire"]],
  ["Newport, Isle of Wight", ["Newport, Isle of Wight"]],
  ["king's lynn", ["King's Lynn, Norfolk"]],
  ["St Albans", ["St Albans, Hertfordshire"]],
  ["Ely", ["Ely, Cambridgeshire"]],
  ["Whitchurch, Shropshire", ["Whitchurch, Shropshire"]],
])("%s is the town %j", (text, named) => {
  expect(towns(text)).toEqual(named);
});

test("several towns of one name are distinguished by their counties", () => {
  expect(towns("Whitchurch")).toHaveLength(4);
  expect(new Set(towns("Whitchurch")).size).toBe(towns("Whitchurch").length);
});

test("the nearest places can be got to over land", () => {
  const near = (text: string) => find(text).towns[0]?.near.map(({ place }) => place.slug);
  expect(near("Minehead")).not.toContain("cardiff");
  expect(near("Portishead")).toContain("bristol");
});

test("the nearest places of a town are those, and the nearest for each service", () => {
  const near = (text: string) => find(text).towns[0]?.near.map(({ place }) => place.slug);
  expect(near("Ealing")?.slice(0, 3)).toEqual(["hammersmith", "richmond", "notting-hill"]);
  expect(near("Portishead")).toEqual(["clifton", "park-street", "harbourside", "bristol"]);
});

test("a county finds its towns, and the beginning of a name finds the places that begin with it", () => {
  expect(slugs("Devon").sort()).toEqual(["exeter", "plymouth", "torquay"]);
  expect(slugs("new")).toEqual(expect.arrayContaining(["newcastle", "newport", "newquay"]));
  expect(slugs("BA")[0]).toBe("bath");
  expect(slugs("Whitelad")).toEqual(["clifton"]);
});

test("while the towns are loading, only names match, because a street may turn out to be a town", () => {
  const found = (text: string) => findPlaces(text, finderIndex).found.map(({ place }) => place.slug);
  expect(found("bedfor")).toEqual([]);
  expect(found("manch")).toEqual(["manchester"]);
});

test("towns are fetched by their first three letters, and none for fewer", () => {
  expect(townStart("St. Albans")).toBe("sta");
  expect(townStart("be")).toBeUndefined();
  expect(townsStartingWith("bed").map(({ name }) => name)).toContain("Bedford");
  expect(townsStartingWith("bed").every(({ name }) => name.startsWith("Bed"))).toBe(true);
  expect(townsStartingWith(undefined)).toEqual([]);
});

test("a result says why it matches, if its name does not show that", () => {
  const because = (text: string) => find(text).found[0]?.because;
  expect(because("WF1")).toBe("WF is Wakefield: this is the nearest");
  expect(because("LS1")).toBe("LS postcodes");
  expect(because("BT1")).toBe("BT postcodes");
  expect(because("FY1")).toBe("FY postcodes");
  expect(because("SW1A 1AA")).toBe("Nearest to SW1A");
  expect(because("Whiteladies Road")).toBe("Whiteladies Road");
  expect(because("Leeds")).toBeUndefined();
});
