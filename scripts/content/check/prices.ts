import type { Package, Prices } from "../../../app/content/shape.ts";
import { type Problem, quoted } from "./problem.ts";
import { problemIf, type Source } from "./source.ts";

/** Plausible range of a package's price, in pence: beyond it somebody typed pounds, or a zero too many. */
const min = 2_000;
const max = 500_000;

/** The price as it was typed, which need not be whole pence. */
const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

const words: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const length = new RegExp(`^(\\d+|${Object.keys(words).join("|")})[ -](minute|hour)s?\\b(?! and\\b)`);

/** The length with which a text begins, in minutes. What stands further inside it may be the length of a part, such as a break. */
function lengthIn(text: string): number | undefined {
  const [, count = "", unit] = length.exec(text.toLowerCase()) ?? [];
  return unit === undefined ? undefined : (words[count] ?? Number(count)) * (unit === "hour" ? 60 : 1);
}

/** A name or a first line that says another length than `minutes`, where all lines that begin with a length don't add up to it either. */
function lengthProblems(source: Source, { name, minutes, includes }: Package, index: number): Problem[] {
  const parts = includes.map(lengthIn);
  const added = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  const wrong = (said: number | undefined) => said !== undefined && said !== minutes;
  const says = (text: string) => `minutes of “${name}” is ${minutes}, and its words say ${quoted(text)}. Change either`;
  return [
    ...problemIf(wrong(lengthIn(name)), source, [index, "name"], says(name)),
    ...problemIf(wrong(parts[0]) && added !== minutes, source, [index, "includes", 0], says(includes[0] ?? "")),
  ];
}

/** Implausible prices, lengths that the words contradict, and packages of one act with the same id. */
export function priceProblems(source: Source): Problem[] {
  const packages = source.value as Package[];
  return packages.flatMap((pack, index): Problem[] => {
    const { id, name, price } = pack;
    const says = `price of “${name}” is ${price} pence (${pounds(price)}). ${meant(price)}`;
    const isTwice = packages.findIndex((other) => other.id === id) < index;
    return [
      ...problemIf(price < min || price > max, source, [index, "price"], says),
      ...problemIf(isTwice, source, [index, "id"], `the id “${id}” is used twice. Each package has its own`),
      ...lengthProblems(source, pack, index),
    ];
  });
}

/** Pounds where pence are expected, and a share where percent are, in the prices of all acts. */
export function termProblems(source: Source): Problem[] {
  const { vatPercent, travel, deposit } = source.value as Prices;
  /** @param least below which it has been typed in the larger unit */
  const slip = (field: string[], read: number, least: number) =>
    problemIf(
      read > 0 && read < least,
      source,
      field,
      `${field.join(" › ")} is ${read}. Did you mean ${Math.round(read * 100)}?`,
    );
  return [
    ...slip(["deposit", "minimum"], deposit.minimum, 500),
    ...slip(["travel", "pencePerMile"], travel.pencePerMile, 10),
    ...slip(["vatPercent"], vatPercent, 1),
  ];
}

function meant(price: number): string {
  const other = [price * 100, price / 100].find((one) => one >= min && one <= max && Number.isInteger(one));
  return other
    ? `Did you mean ${other}?`
    : `It has to be between ${min} and ${max} pence (${pounds(min)} to ${pounds(max)})`;
}
