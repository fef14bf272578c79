import { expect, test } from "vitest";
import { farVenue, farVenueNote } from "./far-venue.server.ts";

const at = (place: string, placeSlug: string | null, venue: string | null) => ({ place, placeSlug, venue });

test.each([
  ["a full postcode", at("London", "london", "12 High Street, Wick KW1 4AB"), "KW1", true],
  ["without its space", at("London", "london", "12 high street wick kw14ab"), "KW1", true],
  ["an outward postcode", at("London", "london", "High Street, Wick KW1"), "KW1", true],
  ["a place that has no page", at("Ilkley", null, "The Castle, Wick, KW1 4AB"), "KW1", true],
  [
    "beside another base, where travel costs nothing more",
    at("Leeds", "leeds", "1 Old Street, EC1V 9HL"),
    "EC1V",
    false,
  ],
])("far: %s", (_, typed, district, costsMore) => {
  expect(farVenue(typed)).toMatchObject({ district, costsMore });
});

test.each([
  ["a suburb", at("London", "london", "The Bell, Uxbridge UB8 1AB")],
  ["the next town", at("Leeds", "leeds", "The Crown, Bradford BD1 1AA")],
  ["no postcode", at("London", "london", "Castle Hotel, Wick")],
  ["no venue", at("London", "london", null)],
  ["a door", at("London", "london", "Tower House, Flat B2")],
  ["an unknown district", at("London", "london", "The Hall, ZZ9 9ZZ")],
  ["an unknown place", at("Nether Wallop", null, "The Hall, KW1 4AB")],
  ["erased", at("", null, "")],
])("not far: %s", (_, typed) => {
  expect(farVenue(typed)).toBeUndefined();
});

test("the owner reads how far it is", () => {
  expect(farVenueNote(at("London", "london", "Wick KW1 4AB"))).toBe(
    "The venue’s postcode KW1 is about 494 miles from London: check the travel.",
  );
});
