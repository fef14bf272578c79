/** Turns the form's values into an estimate: the same code for the running total and for what is stored. */
import { readDate } from "../../../dates/dates.ts";
import type { QuoteValues } from "../form/fields.ts";
import type { ActOption, FormOptions } from "../form-options.server.ts";
import { type Estimate, estimate, type Travel } from "./estimate.ts";
import { canBeGuests, readGuests } from "./guests.ts";
import { matchPlace } from "./places.ts";

/** The answers a price depends on, as typed. */
type EstimateValues = Pick<QuoteValues, "act" | "package" | "performers" | "place" | "guests" | "date">;
type ActAndPlace = Pick<EstimateValues, "act" | "place">;

/** What an estimate needs of the price list: the act that was chosen, and the way to the place that was named. */
export interface Choice {
  act: ActOption;
  travel: Travel;
}

/** An unknown act counts as the first. */
export function choiceFor(values: ActAndPlace, options: Pick<FormOptions, "acts" | "places" | "freeMiles">): Choice {
  const act = options.acts.find(({ slug }) => slug === values.act) ?? options.acts[0];
  if (!act) throw new Error("No act is offered.");
  return { act, travel: travelFor(values.place, options) };
}

/** The package that counts: the act's first where it has none of that name. */
export function packageOf(id: string, { name, packages }: ActOption): ActOption["packages"][number] {
  const pack = packages.find((offered) => offered.id === id) ?? packages[0];
  if (!pack) throw new Error(`${name} has no packages.`);
  return pack;
}

/** How many come: at least one, at most as many as the act has. */
export function performersOf(typed: string, { maxPerformers }: ActOption): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, maxPerformers) : 1;
}

/** Answers that are missing or can't be read yet count as the first choice, one performer, or not said. */
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

/** The estimate, where the full price list is at hand. */
export const estimateFor = (
  values: EstimateValues,
  options: Pick<FormOptions, "acts" | "places" | "terms" | "freeMiles" | "today">,
): Estimate => estimateOf(values, choiceFor(values, options), options);

function travelFor(typed: string, { places, freeMiles }: Pick<FormOptions, "places" | "freeMiles">): Travel {
  if (typed.trim() === "") return { kind: "unsaid", freeMiles };
  const place = matchPlace(typed, places);
  if (!place) return { kind: "by-hand", place: typed.trim(), overseas: false };
  const { name, base, miles, pence } = place;
  if (pence === null) return { kind: "by-hand", place: name, overseas: true };
  return { kind: "known", place: name, base, miles, freeMiles, pence };
}
