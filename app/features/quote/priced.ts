/** From what the form says to an estimate: the one way, for the running total and for what is stored. */
import { readDate } from "./dates.ts";
import type { Values } from "./fields.ts";
import type { ActOffer, Offer } from "./offer.server.ts";
import { matchPlace } from "./places.ts";
import { type Estimate, estimate, type Travel } from "./pricing.ts";

/** The answers a price depends on, as typed. */
export type PricedValues = Pick<Values, "act" | "package" | "performers" | "place" | "guests" | "date">;
type Offered = Pick<Offer, "acts" | "places" | "terms" | "freeMiles" | "today">;

export const actOf = (slug: string, acts: readonly ActOffer[]): ActOffer | undefined =>
  acts.find((act) => act.slug === slug);

/** Answers that are missing or can't be read yet count as the first choice, one performer, or not said. */
export function estimateFor(values: PricedValues, offer: Offered): Estimate {
  const act = actOf(values.act, offer.acts) ?? offer.acts[0];
  if (!act) throw new Error("No act is offered.");
  const pack = act.packages.find(({ id }) => id === values.package) ?? act.packages[0];
  if (!pack) throw new Error(`${act.name} has no packages.`);
  const performers = Number(values.performers);
  const guests = Number(/\d{1,5}/.exec(values.guests.replace(/(\d)[,\s](?=\d{3}\b)/g, "$1"))?.[0]);
  const date = readDate(values.date, offer.today);
  return estimate(
    {
      performers: Number.isInteger(performers) && performers >= 1 ? Math.min(performers, act.maxPerformers) : 1,
      singular: act.singular,
      plural: act.plural,
      packageName: pack.name,
      price: pack.price,
      travel: travelFor(values.place, offer),
      ...(guests >= 1 && { guests }),
      ...(date.ok && { date: date.iso }),
    },
    offer.terms,
    offer.today,
  );
}

function travelFor(typed: string, { places, freeMiles }: Offered): Travel {
  if (typed.trim() === "") return { kind: "unsaid", freeMiles };
  const place = matchPlace(typed, places);
  if (!place) return { kind: "by-hand", place: typed.trim(), overseas: false };
  const { name, base, miles, pence } = place;
  if (pence === null) return { kind: "by-hand", place: name, overseas: true };
  return { kind: "known", place: name, base, miles, freeMiles, pence };
}
