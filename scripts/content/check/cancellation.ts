/** Checks the cancellation table of prices.ts: its words are what customers agree to, its numbers are what they are charged. */
import type { Prices } from "../../../app/content/shape.ts";
import type { Problem } from "./problem.ts";
import { problem, problemIf, type Source } from "./source.ts";
import { inEveryText } from "./texts.ts";

export function cancellationProblems(source: Source & { value: Prices }, others: readonly Source[]): Problem[] {
  const rows = source.value.cancellation;
  const days = rows.map(({ from }) => from);
  const falling = days.every((day, index) => day < (days[index - 1] ?? Number.POSITIVE_INFINITY));
  if (!falling || days.at(-1) !== 0)
    return [
      problem(
        source,
        ["cancellation"],
        `cancellation begins at ${days.join(", ")} days. The longest notice comes first, and the last row is from 0`,
      ),
    ];
  return [
    ...rows.flatMap(({ from, keepPercent, words }, index) => {
      // The row from 0 days says "Less than 3 days before", which is the number of the row above it.
      const day = from || rows[index - 1]?.from;
      const share = keepPercent > 0 && keepPercent < 100 ? `${keepPercent}%` : "";
      const missing = [String(day), share].filter((number) => !words.split(/[^\d%]+/).includes(number) && number);
      const says = `cancellation › ${index + 1} › words does not say ${missing.join(" and ")}, as its numbers do`;
      return problemIf(missing.length > 0, source, ["cancellation", index, "words"], says);
    }),
    ...others.flatMap((other) => emptyTokens(other, source.value)),
  ];
}

/** Placeholders in a text that have no value with these prices. */
function emptyTokens(source: Source, { travel, deposit, cancellation }: Prices): Problem[] {
  const free = cancellation.some(({ keepPercent }) => keepPercent === 0);
  const empty = [
    ...(free ? [] : ["{freeCancelDays} stands for nothing, as no row of cancellation in prices.ts keeps 0 percent"]),
    ...(travel.pencePerMile > 0 ? [] : ["{perMile} is 0 in prices.ts. Say in other words that travel is free"]),
    ...(deposit.minimum > 0 ? [] : ["{depositMinimum} is 0 in prices.ts. Leave it out"]),
    ...(travel.freeMiles > 0 ? [] : ["{freeMiles} is 0 in prices.ts. Say in other words how travel is charged"]),
    ...(deposit.percent < 100
      ? []
      : ["{balanceDueDays} stands for nothing, as the deposit in prices.ts is 100 percent and leaves no balance"]),
  ];
  return inEveryText(source.value, (text, field) =>
    empty.filter((says) => text.includes(says.slice(0, says.indexOf(" ")))).map((says) => problem(source, field, says)),
  );
}
