/** The details of a party as typed at the desk: the public form's fields, its schema and its estimate. */
import type { Parsed } from "../../forms/schema.ts";
import { includedIn } from "../catalogue/store.server.ts";
import type { Estimate } from "./estimate/estimate.ts";
import { estimateFor } from "./estimate/estimate-choice.ts";
import { matchPlace } from "./estimate/places.ts";
import type { QuoteField, QuoteValues } from "./form/fields.ts";
import { formOptionsAt } from "./form-options.server.ts";
import { answersOf, parsePriced, parseRequest, type QuoteAnswers } from "./schema.ts";
import type { Quote } from "./table.server.ts";

export interface Details {
  answers: QuoteAnswers;
  estimate: Estimate;
  /** Null for a place that we don't know */
  placeSlug: string | null;
}

/** @param values tidied */
export function readDetails(values: QuoteValues, now: Date): Parsed<QuoteField, Details> {
  const options = formOptionsAt(now);
  const parsed = parseRequest(values, options);
  if (!parsed.ok) return { ok: false, errors: aboutThem(parsed.errors) };
  const { input } = parsed;
  const estimate = estimateFor({ ...values, guests: String(input.guests) }, options);
  const placeSlug = matchPlace(values.place, options)?.slug ?? null;
  return { ok: true, input: { answers: answersOf(input), estimate, placeSlug } };
}

/** Only what a price needs: it can be told while the call goes on, before anybody has given a name. */
export interface PricedDetails {
  answers: Pick<QuoteAnswers, "eventDate" | "groupSize" | "place">;
  estimate: Estimate;
}

/** @param values tidied */
export function readPricedDetails(values: QuoteValues, now: Date): Parsed<QuoteField, PricedDetails> {
  const options = formOptionsAt(now);
  const parsed = parsePriced(values, options);
  if (!parsed.ok) return { ok: false, errors: aboutThem(parsed.errors) };
  const { date: eventDate, guests: groupSize, place } = parsed.input;
  const estimate = estimateFor({ ...values, guests: String(groupSize) }, options);
  return { ok: true, input: { answers: { eventDate, groupSize, place }, estimate } };
}

/** The schema's messages address the customer ("Enter your name"): reworded for the person at the desk who types for them. */
const aboutThem = (errors: Partial<Record<QuoteField, string>>): Partial<Record<QuoteField, string>> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name,
      message.replaceAll(/\byour\b/g, "their").replace(/; for more, .*$/, ""),
    ]),
  );

/** Whether a quote still has exactly these answers. */
export const sameAnswers = (quote: Quote, answers: QuoteAnswers): boolean =>
  (Object.keys(answers) as (keyof QuoteAnswers)[]).every((name) => quote[name] === answers[name]);

/** The columns that hold the details, with what the package includes now: later changes of the catalogue do not affect it. */
export const columnsOf = ({ answers, estimate, placeSlug }: Details) => ({
  ...answers,
  placeSlug,
  estimate: JSON.stringify({ ...estimate, included: includedIn(answers) }),
  total: estimate.total,
});
