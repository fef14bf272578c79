import { expect, test } from "vitest";
import { aboutMiles, bearing, countedTowns, milesBetween, travelPence } from "./rules.ts";

const london = { lat: 51.509, lon: -0.126 };
const edinburgh = { lat: 55.952, lon: -3.196 };
const terms = { freeMiles: 15, pencePerMile: 90 };

test("miles are great-circle miles", () => {
  expect(milesBetween(london, edinburgh)).toBeCloseTo(332, -1);
  expect(milesBetween(london, london)).toBe(0);
  expect(milesBetween(edinburgh, london)).toBe(milesBetween(london, edinburgh));
});

test("travel is free to the edge of the band, then charged by the whole mile", () => {
  expect(travelPence(0, terms)).toBe(0);
  expect(travelPence(15.4, terms)).toBe(0);
  expect(travelPence(15.5, terms)).toBe(90);
  expect(travelPence(41.2, terms)).toBe(26 * 90);
});

test("distances are printed as whole miles, at least 1", () => {
  expect(aboutMiles(0.2)).toBe("about 1 mile");
  expect(aboutMiles(13.5)).toBe("about 14 miles");
});

test("one town is counted in the singular", () => {
  expect(countedTowns(1)).toBe("1 town");
  expect(countedTowns(86)).toBe("86 towns and cities");
});

test("bearings run clockwise from north", () => {
  expect(bearing(london, { lat: 52, lon: -0.126 })).toBeCloseTo(0);
  expect(bearing(london, { lat: 51.509, lon: 0.5 })).toBeCloseTo(90);
  expect(bearing(london, { lat: 51, lon: -0.126 })).toBeCloseTo(180);
  expect(bearing(london, { lat: 51.509, lon: -1 })).toBeCloseTo(270);
});
