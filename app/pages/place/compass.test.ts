import { expect, test } from "vitest";
import { compassRings, placeOnCompass } from "./compass.ts";

const here = { lat: 53.5, lon: -2 };

test("north is up, east is right, farther is farther out", () => {
  const [north, east] = placeOnCompass(here, [
    { place: { lat: 53.6, lon: -2 }, miles: 7 },
    { place: { lat: 53.5, lon: -1.5 }, miles: 20 },
  ]);
  expect(north).toMatchObject({ x: 0 });
  expect(north?.y).toBeLessThan(0);
  expect(east?.x).toBeGreaterThan(Math.abs(north?.y ?? 0));
});

test("two neighbours in one direction are still two dots", () => {
  const [a, b] = placeOnCompass(here, [
    { place: { lat: 53.6, lon: -2 }, miles: 7 },
    { place: { lat: 53.601, lon: -2.001 }, miles: 7.1 },
  ]);
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(19);
});

test("two rings at round miles, their labels opposite the only neighbour", () => {
  const near = placeOnCompass(here, [{ place: { lat: 53.6, lon: -2 }, miles: 29 }]);
  const [inner, outer] = compassRings(near);
  expect([inner?.miles, outer?.miles]).toEqual([10, 20]);
  expect(outer?.r).toBeGreaterThan(inner?.r ?? 0);
  expect(outer?.y).toBe(outer?.r);
});
