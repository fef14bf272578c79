import type { PriceToken } from "../../content/page-shapes.ts";
import { formatPounds } from "../../ui/money.ts";
import { prices } from "./store.server.ts";

const { travel, deposit, balanceDueDays } = prices;

const values = {
  freeMiles: String(travel.freeMiles),
  perMile: travel.pencePerMile < 100 ? `${travel.pencePerMile}p` : formatPounds(travel.pencePerMile),
  depositPercent: String(deposit.percent),
  depositMinimum: formatPounds(deposit.minimum),
  balanceDueDays: String(balanceDueDays),
  freeCancelDays: String(prices.cancellation.findLast(({ keepPercent }) => keepPercent === 0)?.from ?? ""),
} satisfies Record<PriceToken, string>;

/** The terms for travel as a sentence without its full stop. */
export const travelTerms = termsOf(travel);
function termsOf({ freeMiles, pencePerMile }: typeof travel): string {
  if (pencePerMile === 0) return "Travel is free";
  if (freeMiles === 0) return `Travel is ${values.perMile} a mile from our nearest base`;
  return `Travel is free within ${freeMiles} miles of our nearest base and ${values.perMile} a mile beyond`;
}

/** Replaces tokens in content, such as {perMile}, by the values of content/prices.ts. */
export const withPrices = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, token: string) => values[token as PriceToken]);
