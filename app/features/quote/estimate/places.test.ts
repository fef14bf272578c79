import { expect, test } from "vitest";
import { formOptionsAt } from "../form-options.server.ts";
import { matchPlace } from "./places.ts";

const { places } = formOptionsAt(new Date("2026-11-21T12:00:00Z"));
const slug = (text: string) => matchPlace(text, places)?.slug;

test.each([
  ["Leeds", "leeds"],
  ["  lEEDS ", "leeds"],
  ["Leeds, West Yorkshire", "leeds"],
  ["leeds, UK", "leeds"],
  ["St. Helens", "st-helens"],
  ["saint helens", "st-helens"],
  ["Málaga", "malaga"],
  ["notting hill", "notting-hill"],
  ["Notting Hill, London", "notting-hill"],
  ["Newcastle upon Tyne", "newcastle"],
  ["newcastle-upon-tyne, Tyne and Wear", "newcastle"],
  ["Brum", "birmingham"],
  ["Kingston upon Hull, UK", "hull"],
])("%s is ours", (text, expected) => expect(slug(text)).toBe(expected));

test.each([
  "Richmond, North Yorkshire",
  "Newport, Isle of Wight",
  "Little Snoring",
  "",
  ",",
  "Leeds Castle",
  "Gateshead",
])("%j is not one of ours", (text) => expect(slug(text)).toBeUndefined());

test("every place is found by its name and by its slug", () => {
  for (const place of places) {
    expect(slug(place.name.toUpperCase())).toBe(place.slug);
    expect(slug(place.slug)).toBe(place.slug);
  }
});
