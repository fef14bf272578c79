import { Refusal } from "../refusal.ts";

/** As many are named. */
export const mostNamed = 5;

/** Why a beginning that several share is refused, with what it may mean. @param found references or ids, in order */
export function candidates(typed: string, found: readonly string[]): Refusal {
  const named = found.slice(0, mostNamed).map((one) => `  ${one}`);
  const more = found.length > named.length ? ["  and more"] : [];
  return new Refusal([`Several begin with "${typed}". Give more of the one you mean:`, ...named, ...more]);
}
