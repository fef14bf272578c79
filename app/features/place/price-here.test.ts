import { expect, test } from "vitest";
import { findAct } from "../catalogue/store.server.ts";
import { awayAndPriceText, priceHere } from "./price-here.server.ts";
import { aboutMiles } from "./rules.ts";
import { placeBySlug } from "./store.server.ts";

test("the text about the price is right with a single base that is not a city", () => {
  const [london, act] = [placeBySlug("london"), findAct("drag-acts")];
  if (!london || !act) throw new Error("The example has London and drag acts.");
  expect(priceHere(london, act.slug).why).toBe("Performers set out from London itself, so there is no travel to pay.");
});

test.each([
  [7.2, 0, 15, ", within the 15 that are free."],
  [134, 0, 15, ", with no travel to pay."],
  [22, 630, 15, ": 15 are free, the other 7 cost 90p each, £6.30 a booking."],
  [16, 90, 15, ": 15 are free, the other one costs 90p, £0.90 a booking."],
  [22, 1980, 0, ": 22 cost 90p each, £19.80 a booking."],
  [0.4, 0, 0, ", with no travel to pay."],
])("%d miles for %d pence, %d of them free%s", (miles, travel, freeMiles, text) => {
  expect(awayAndPriceText("Leeds", miles, travel, freeMiles)).toBe(
    `${aboutMiles(miles).replace("a", "A")} from our Leeds base as the crow flies${text}`,
  );
});
