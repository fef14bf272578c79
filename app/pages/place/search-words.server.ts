import { prices } from "../../features/catalogue/store.server.ts";
import { earlyRefund } from "../../features/money/rules.ts";
import type { priceHere } from "../../features/place/price-here.server.ts";
import type { LocatedPlace } from "../../features/place/store.server.ts";
import { formatPounds } from "../../ui/money.ts";

interface PlaceWords {
  place: LocatedPlace;
  /** "Male Strippers" */
  plural: string;
  price: ReturnType<typeof priceHere>;
}

/** Pence, with travel where that has a price. */
export const cheapest = ({ packages }: PlaceWords["price"]) =>
  Math.min(...packages.map(({ price, total }) => total ?? price));

/** "from £142": the lowest price in whole pounds, rounded up, so that nobody pays more than was said. */
const fromPounds = (price: PlaceWords["price"]): string =>
  `from ${formatPounds(Math.ceil(cheapest(price) / 100) * 100)}${price.travel === null ? " plus the journey" : ""}`;

/** "Male Strippers in Leeds from £135" */
export const placeTitle = ({ place, plural, price }: PlaceWords): string =>
  `${plural} ${place.within} ${fromPounds(price)}`;

/** The description for search results, 120 to 155 characters: the price, and what booking here has going for it. */
export function placeDescription({ place, plural, price }: PlaceWords): string {
  const rest = `${fromPounds(price)}${price.travel === null ? "" : ", travel included"}. Asking is free. Cancel ${earlyRefund(prices.cancellation)}.`;
  const county = place.county.includes(place.name) ? "" : `, ${place.county}`;
  const whole = `${plural} ${place.within}${county} ${rest}`;
  return whole.length <= 155 ? whole : `${plural} ${place.within} ${rest}`;
}
