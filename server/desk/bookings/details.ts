/** The answers about a party, given as options or asked for, and read as the forms of the browser's desk read them. */
import {
  type DetailValues,
  emptyDetails,
  readDetailsForm,
} from "../../../app/features/desk/booking/details-form.server.ts";
import {
  type Details,
  type PricedDetails,
  readDetails,
  readPricedDetails,
} from "../../../app/features/quote/details.server.ts";
import { occasions, type QuoteField, type QuoteValues, quoteForm } from "../../../app/features/quote/form/fields.ts";
import { actOptions } from "../../../app/features/quote/form-options.server.ts";
import { ticked } from "../../../app/forms/form.ts";
import type { Parsed } from "../../../app/forms/schema.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { Refusal } from "../../refusal.ts";
import type { Desk } from "../open.ts";
import { actByName } from "../quotes.ts";
import { Unanswered } from "../terminal/ask.ts";

export type DetailOptions = Partial<Record<Exclude<QuoteField, "surprise" | "adult">, string>> & {
  surprise?: boolean;
  adult?: boolean;
};

/** @param before what the form would show @param earlier stored answers: those that the form does not ask for stay as they are */
function read({ surprise, adult, act, ...texts }: DetailOptions, before: DetailValues, earlier: QuoteValues) {
  const [oldAct, oldPackage] = before.what.split("/");
  const slug = act === undefined ? oldAct : actByName(act);
  const typed = Object.fromEntries(Object.entries(texts).filter(([, value]) => typeof value === "string"));
  const box = (is: boolean | undefined, otherwise: string) => (is === undefined ? otherwise : is ? ticked : "");
  const sent = {
    ...before,
    ...typed,
    what: `${slug}/${texts.package ?? oldPackage}`,
    surprise: box(surprise, before.surprise),
    adult: box(adult, earlier.adult),
  };
  const { values } = readDetailsForm(sent, earlier);
  return { slug, values };
}

/** @throws Unanswered or Refusal, which name each missing or invalid answer by its option */
export function detailsFrom(
  desk: Desk,
  options: DetailOptions,
  before: DetailValues = emptyDetails(),
  earlier: QuoteValues = quoteForm.empty,
): Details {
  const { slug = "", values } = read(options, before, earlier);
  return inputOf(readDetails(values, desk.ports.clock.now()), slug, values);
}

/** Only what a price needs. @throws as `detailsFrom` does */
export function pricedFrom(desk: Desk, options: DetailOptions): PricedDetails {
  const { slug = "", values } = read(options, emptyDetails(), quoteForm.empty);
  return inputOf(readPricedDetails(values, desk.ports.clock.now()), slug, values);
}

function inputOf<Input>(parsed: Parsed<QuoteField, Input>, slug: string, values: QuoteValues): Input {
  if (parsed.ok) return parsed.input;
  const known: Partial<Record<string, string>> = {
    act: actOptions.map((act) => act.slug).join(", "),
    package: packagesOf(slug)
      .map(({ value }) => value)
      .join(", "),
  };
  const wrong = Object.entries(parsed.errors) as [QuoteField, string][];
  const lines = wrong.map(([name, message]) => `--${name}: ${message}${known[name] ? `: ${known[name]}` : ""}`);
  throw wrong.some(([name]) => values[name] === "") ? new Unanswered(lines.join("\n")) : new Refusal(lines);
}

const packagesOf = (act: string) =>
  (actOptions.find(({ slug }) => slug === act)?.packages ?? []).map(({ id, name, price }) => ({
    value: id as string,
    label: name,
    hint: formatPounds(price),
  }));

/** Functions that ask for what no option has given; each answer is checked at once by the form's schema. */
function asker(desk: Desk, given: DetailOptions) {
  const { ask } = desk;
  const answers = { ...given };
  const wrong = (name: QuoteField) => (typed: string) => {
    const { values } = read({ ...answers, [name]: typed }, emptyDetails(), quoteForm.empty);
    const parsed = readDetails(values, desk.ports.clock.now());
    return parsed.ok ? undefined : parsed.errors[name];
  };
  const text = async (name: Exclude<QuoteField, "surprise" | "adult">, question: string, initial = "") => {
    answers[name] ??= await ask.text(question, `--${name}`, { initial, wrong: wrong(name) });
  };
  // "No" comes first, so that pressing Enter alone never means yes.
  const box = async (question: string, option: string, yes: string) => {
    const choices = [{ value: "no", label: "No" } as const, { value: "yes", label: yes } as const];
    return (await ask.choose<"no" | "yes">(question, option, choices)) === "yes";
  };
  return { ask, answers, text, box };
}

/** Asks for what the price depends on: the caller waits for it. */
export async function askPriced(desk: Desk, given: DetailOptions): Promise<DetailOptions> {
  if (!desk.ask.interactive) return given;
  const { ask, answers, text } = asker(desk, given);
  answers.act ??= await ask.choose(
    "What do they want?",
    "--act",
    actOptions.map(({ slug, name }) => ({ value: slug as string, label: name })),
  );
  answers.package ??= await ask.choose("Which package?", "--package", packagesOf(actByName(answers.act)));
  await text("performers", "How many performers?", "1");
  await text("guests", "How many people come?");
  await text("date", "Which day?");
  await text("place", "Which town or city?");
  return answers;
}

/** Asks for the rest, in the order of a telephone call. */
export async function askRest(desk: Desk, given: DetailOptions): Promise<DetailOptions> {
  if (!desk.ask.interactive) return given;
  const { ask, answers, text, box } = asker(desk, given);
  await text("name", "Their name?");
  await text("phone", "Their telephone number?");
  await text("email", "Their email address?");
  await text("time", "When does it start? Empty if it is open.");
  await text("venue", "Where in it? Empty if it is open.");
  answers.occasion ??= await ask.choose("What is celebrated?", "--occasion", occasions);
  await text("notes", "What did they tell you? Empty for nothing.");
  answers.surprise ??= await box("Is it a surprise?", "--surprise", "Yes: plain subjects and sender");
  answers.adult ??= await box("Do they confirm that everyone there will be 18 or over?", "--adult", "Yes");
  return answers;
}
