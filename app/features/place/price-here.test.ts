import { expect, test } from "vitest";
import { findAct } from "../catalogue/store.server.ts";
import { awayAndPriceText, priceHere } from "./price-here.server.ts";
import { placeBySlug } from "./store.server.ts";

test("a place that is a base has no travel to pay, and the text says so", () => {
  const [london, act] = [placeBySlug("london"), findAct("drag-acts")];
  if (!london || !act) throw new Error("The example has London and drag acts.");
  const { travel, why } = priceHere(london, act.slug);
  expect(travel).toBe(0);
  expect(why).toBe("London is one of our bases, so there is no travel to pay.");
});

test.each([
  [7.2, 0, 15, "About 7 miles from our Leeds base as the crow flies, within the 15 that are free."],
  [134, 0, 15, "About 134 miles from our Leeds base as the crow flies, with no travel to pay."],
  [
    22,
    630,
    15,
    "About 22 miles from our Leeds base as the crow flies: 15 are free, the other 7 cost 90p each, £6.30 a booking.",
  ],
  [
    16,
    90,
    15,
    "About 16 miles from our Leeds base as the crow flies: 15 are free, the other one costs 90p, £0.90 a booking.",
  ],
  [22, 1980, 0, "About 22 miles from our Leeds base as the crow flies: 22 cost 90p each, £19.80 a booking."],
  [0.4, 0, 0, "About 1 mile from our Leeds base as the crow flies, with no travel to pay."],
])("%d miles for %d pence, %d of them free: %s", (miles, travel, freeMiles, text) => {
  expect(awayAndPriceText("Leeds", miles, travel, freeMiles)).toBe(text);
});
