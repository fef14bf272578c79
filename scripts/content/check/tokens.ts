import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";
import { fieldName } from "./words.ts";

/** Words between braces that nothing fills in: visitors would read them as they are. */
export function unknownTokens({ file, value, lineOf }: Source, known: readonly string[]): Problem[] {
  const right =
    known.length > 0
      ? `Known are ${known.map((token) => `{${token}}`).join(", ")}`
      : "Nothing is filled in in this file: write the words themselves";
  const within = (inner: unknown, field: (string | number)[]): Problem[] => {
    if (typeof inner === "string")
      return [...inner.matchAll(/\{([^{}]*)\}/g)].flatMap(([token, name = ""]) =>
        known.includes(name)
          ? []
          : [{ file, line: lineOf(field), says: `${fieldName(field)}: ${token} is not known here. ${right}` }],
      );
    if (typeof inner !== "object" || inner === null) return [];
    return Object.entries(inner).flatMap(([key, child]) =>
      within(child, [...field, Array.isArray(inner) ? Number(key) : key]),
    );
  };
  return within(value, []);
}
