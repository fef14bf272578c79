/** Turns the form's values into an estimate: the same code for the running total and for what is stored. */
import { readDate } from "../../../dates/dates.ts";
import type { QuoteValues } from "../form/fields.ts";
import type { ActOption, FormOptions } from "../form-options.server.ts";
import { type Estimate, estimate, type Travel } from "./estimate.ts";
import { canBeGuests, readGuests } from "./guests.ts";
import { matchPlace, type PlaceLists } from "./places.ts";

/** The answers a price depends on, as typed. */
type EstimateValues = Pick<QuoteValues, "act" | "package" | "performers" | "place" | "guests" | "date">;
type ActAndPlace = Pick<EstimateValues, "act" | "place">;

/** What an estimate needs from the price list: the chosen act and the travel to the place. */
export interface Choice {
  act: ActOption;
  travel: Travel;
}

type PriceOptions = Pick<FormOptions, "acts" | "freeMiles"> & PlaceLists;

/** Looks up the chosen act and the travel to the place. An unknown act counts as the first one. @throws when no act is offered */
export function choiceFor(values: ActAndPlace, options: PriceOptions): Choice {
  const act = options.acts.find(({ slug }) => slug === values.act) ?? options.acts[0];
  if (!act) throw new Error("No act is offered.");
  return { act, travel: travelFor(values.place, options) };
}

/** The chosen package, or the act's first package if it has none with that id. */
export function packageOf(id: string, { name, packages }: ActOption): ActOption["packages"][number] {
  const pack = packages.find((offered) => offered.id === id) ?? packages[0];
  if (!pack) throw new Error(`${name} has no packages.`);
  return pack;
}

/** The number of performers: at least 1, at most the act's maximum. */
export function performersOf(typed: string, { maxPerformers }: ActOption): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, maxPerformers) : 1;
}

/** What is missing or can't be read yet counts as the first choice, one performer, or unknown. */
export function estimateOf(
  values: EstimateValues,
  { act, travel }: Choice,
  { terms, today }: Pick<FormOptions, "terms" | "today">,
): Estimate {
  const pack = packageOf(values.package, act);
  const guests = readGuests(values.guests);
  const date = readDate(values.date, today);
  return estimate(
    {
      performers: performersOf(values.performers, act),
      singular: act.singular,
      plural: act.plural,
      packageName: pack.name,
      price: pack.price,
      travel,
      ...(canBeGuests(guests) && { guests }),
      ...(date.ok && { date: date.iso }),
    },
    terms,
    today,
  );
}

/** The estimate for the form's values, where the full price list is available. */
export const estimateFor = (
  values: EstimateValues,
  options: PriceOptions & Pick<FormOptions, "terms" | "today">,
): Estimate => estimateOf(values, choiceFor(values, options), options);

function travelFor(typed: string, options: PriceOptions): Travel {
  const { freeMiles } = options;
  if (typed.trim() === "") return { kind: "unsaid", freeMiles };
  const place = matchPlace(typed, options);
  if (!place) return { kind: "by-hand", place: typed.trim(), overseas: false };
  const { name, base, miles, pence } = place;
  if (pence === null) return { kind: "by-hand", place: name, overseas: true };
  return { kind: "known", place: name, base, miles, freeMiles, pence };
}
