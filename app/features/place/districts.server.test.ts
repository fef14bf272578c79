import { expect, test } from "vitest";
import { districtsOf, nearestPlace } from "./districts.server.ts";

test.each([
  ["Bedford", 52.135, -0.466, "milton-keynes"],
  ["Tooting", 51.428, -0.165, "wimbledon"],
  ["Pinner", 51.594, -0.382, "harrow"],
  ["Charing Cross, which is London's own middle", 51.508, -0.125, "covent-garden"],
  ["Redland, by Bristol's middle", 51.468, -2.605, "stokes-croft"],
  ["Kingswood, outside Bristol", 51.453, -2.508, "bristol"],
  ["Minehead, across the water from Cardiff", 51.205, -3.48, "taunton"],
])("%s", (_, lat, lon, slug) => {
  expect(nearestPlace({ lat, lon })).toBe(slug);
});

test("a district's centre decides its place unless the owner has set one; districts with their area's place are left out", () => {
  const districts = districtsOf({
    DE14: [52.8, -1.64],
    ST19: [52.73, -2.11],
    SW1A: [51.515, -0.131],
    CT1: [51.28, 1.08],
  });
  expect(districts).toMatchObject({ ST19: "wolverhampton", SW1: "westminster" });
  expect(districts).not.toHaveProperty("SW1A");
  expect(districts).not.toHaveProperty("DE14");
});
