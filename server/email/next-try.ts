const threeDays = 3 * 24 * 3_600_000;

/**
 * When to try again, or undefined to give up: three days after the email was written, because a mail server may be down over a weekend,
 * and an older confirmation is of no use.
 * @param attempts tries made so far, at least 1
 * @param backoff seconds before the second try, the third and so on; the last one repeats
 * @param clockTrusted whether the clock can be trusted: a wrong one can't measure three days
 */
export function nextTry(
  createdAt: Date,
  now: Date,
  attempts: number,
  backoff: readonly number[],
  clockTrusted = true,
): Date | undefined {
  const seconds = backoff[Math.min(attempts, backoff.length) - 1] ?? 3600;
  const old = now.getTime() - createdAt.getTime() >= threeDays;
  return old && clockTrusted ? undefined : new Date(now.getTime() + seconds * 1000);
}
