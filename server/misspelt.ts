import { closestMatch } from "leven";

/** Shorter names, such as HOST, resemble other programs' variables too much. */
const shortest = 8;

/**
 * A sentence for each variable whose name is nearly that of a setting that is not set: MAIL_FORM. All others in the environment are other
 * programs'.
 */
export function misspeltOf(set: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const missing = known.filter((name) => name.length >= shortest && !(name in set));
  return Object.keys(set)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = closestMatch(name.toUpperCase(), missing, { maxDistance: 2 });
      return meant ? [`${name} is set, which has no effect, and ${meant} is not: correct the name.`] : [];
    });
}
