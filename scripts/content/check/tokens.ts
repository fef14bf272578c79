import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";
import { fieldName, inEveryText } from "./texts.ts";

/** Names between braces that are not filled in: visitors would see the braces. */
export function unknownTokens({ file, value, lineOf }: Source, known: readonly string[]): Problem[] {
  const right =
    known.length > 0
      ? `Known are ${known.map((token) => `{${token}}`).join(", ")}`
      : "Nothing is filled in in this file: write the words themselves";
  return inEveryText(value, (text, field) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([token, name = ""]) =>
      known.includes(name)
        ? []
        : [{ file, line: lineOf(field), says: `${fieldName(field)}: ${token} is not known here. ${right}` }],
    ),
  );
}
