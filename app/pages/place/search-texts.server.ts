import { prices } from "../../features/catalogue/store.server.ts";
import { earlyRefund } from "../../features/money/rules.ts";
import type { priceHere } from "../../features/place/price-here.server.ts";
import type { LocatedPlace } from "../../features/place/store.server.ts";
import { formatPounds } from "../../ui/money.ts";

interface PlaceText {
  place: LocatedPlace;
  /** "Male Strippers" */
  plural: string;
  /** "male stripper" */
  singular: string;
  price: ReturnType<typeof priceHere>;
}

/** The lowest price in pence, including travel if that has a price. */
export const cheapest = ({ packages }: PlaceText["price"]) =>
  Math.min(...packages.map(({ price, total }) => total ?? price));

/** "from £142": the lowest price in whole pounds, rounded up, so that nobody pays more than the text says. */
const fromPounds = (price: PlaceText["price"]): string =>
  `from ${formatPounds(Math.ceil(cheapest(price) / 100) * 100)}${price.travel === null ? " plus the journey" : ""}`;

/** "Male Strippers in Leeds from £135" */
export const placeTitle = ({ place, plural, price }: PlaceText): string =>
  `${plural} ${place.within} ${fromPounds(price)}`;

/** The description for search results, 120 to 155 characters: what can be booked, its price, and the advantages of booking here. */
export function placeDescription({ place, singular, price }: PlaceText): string {
  const rest = `${fromPounds(price)}${price.travel === null ? "" : ", travel included"}. Cancel ${earlyRefund(prices.cancellation)}.`;
  const [first = "", last = ""] = ["for a hen, stag or birthday", "for a party"].map(
    (party) => `Book a ${singular} ${place.within} ${party}, ${rest}`,
  );
  return first.length <= 155 ? first : last;
}
