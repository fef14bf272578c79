const threeDays = 3 * 24 * 3_600_000;

/**
 * When to try again, or undefined when it is time to give up: three days after the mail was written, because a mail server
 * that was away over a weekend is a common thing and a confirmation older than that helps nobody.
 * @param attempts tries made so far, at least 1
 * @param waits seconds before the second try, the third and so on; the last one repeats
 */
export function nextTry(createdAt: Date, now: Date, attempts: number, waits: readonly number[]): Date | undefined {
  const seconds = waits[Math.min(attempts, waits.length) - 1] ?? 3600;
  return now.getTime() - createdAt.getTime() >= threeDays ? undefined : new Date(now.getTime() + seconds * 1000);
}
