import type { Package } from "../../../app/content/shape.ts";
import type { Problem } from "./problem.ts";
import { problem, type Source } from "./source.ts";

/** Plausible range of a package's price, in pence: beyond it somebody typed pounds, or a zero too many. */
const min = 2_000;
const max = 500_000;

/** The price as it was typed, which need not be whole pence. */
const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

/** Implausible prices, and packages of one act with the same id. */
export function priceProblems(source: Source): Problem[] {
  const packages = source.value as Package[];
  return packages.flatMap(({ id, name, price }, index): Problem[] => {
    const says = `price of “${name}” is ${price} pence (${pounds(price)}). ${meant(price)}`;
    return [
      ...(price >= min && price <= max ? [] : [problem(source, [index, "price"], says)]),
      ...(packages.findIndex((other) => other.id === id) < index
        ? [problem(source, [index, "id"], `the id “${id}” is used twice. Each package has its own`)]
        : []),
    ];
  });
}

function meant(price: number): string {
  const other = [price * 100, price / 100].find((one) => one >= min && one <= max && Number.isInteger(one));
  return other
    ? `Did you mean ${other}?`
    : `It has to be between ${min} and ${max} pence (${pounds(min)} to ${pounds(max)})`;
}
