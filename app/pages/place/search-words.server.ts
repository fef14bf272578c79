import type { priceHere } from "../../features/place/price-here.server.ts";
import type { LocatedPlace } from "../../features/place/store.server.ts";
import { cutDescription } from "../../ui/head/page-meta.ts";
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

/** "Male Strippers in Leeds from £135" */
export const placeTitle = ({ place, plural, price }: PlaceWords): string =>
  price.travel === null
    ? `${plural} ${place.within}, ${place.nation}`
    : `${plural} ${place.within} from ${formatPounds(cheapest(price))}`;

/** The description for search results, at most 155 characters: as many of the place's quarters as fit. */
export function placeDescription({ place, plural, price }: PlaceWords): string {
  const money =
    price.travel === null
      ? `the show from ${formatPounds(cheapest(price))}, the journey priced on request`
      : `from ${formatPounds(cheapest(price))}, travel included`;
  const where = place.county.includes(place.name) ? place.within : `${place.within}, ${place.county}`;
  const start = `${plural} ${where}: ${money}. Book ${place.leadWeeks} weeks ahead`;
  const spots = place.spots.map(({ name }) => name);
  for (let count = spots.length; count > 0; count -= 1) {
    const whole = `${start}. ${spots.slice(0, count).join(", ")} and around.`;
    if (whole.length <= 155) return whole;
  }
  return cutDescription(`${start}.`);
}
