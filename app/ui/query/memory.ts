/** Milliseconds for which copies of answers are kept by address: as long as the tab, but at most 24 hours (specification, section 9). */
const lifetime = 24 * 3_600_000;
/** Maximum number of copies, so that a visitor who pages through everything does not fill the memory. The oldest are dropped first. */
const maxCopies = 200;

interface Copy {
  answer: unknown;
  /** Milliseconds since 1970 */
  at: number;
}
const copies = new Map<string, Copy>();

export function remembered(address: string): { answer: unknown } | undefined {
  const copy = copies.get(address);
  if (!copy) return undefined;
  const age = Date.now() - copy.at;
  // If the clock was set back, ages are negative, and such a copy might never expire.
  if (age >= 0 && age < lifetime) return copy;
  copies.delete(address);
  return undefined;
}

export function remember(address: string, answer: unknown): void {
  copies.delete(address);
  copies.set(address, { answer, at: Date.now() });
  const oldest = copies.keys().next();
  if (copies.size > maxCopies && !oldest.done) copies.delete(oldest.value);
}
