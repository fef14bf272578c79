/** What a visitor may have answered about the tag, and what leaves this site with her consent. Pure. */

/** Raised when what she was asked changes: answers to another question count for nothing. */
export const questionVersion = 1;
export const storageKey = "cookie-choice";
/** Milliseconds an answer holds, yes and no alike; then she is asked again. */
export const answerHolds = 365 * 24 * 3_600_000;

export interface Choice {
  granted: boolean;
  /** ISO 8601 UTC */
  at: string;
  version: number;
}

export const choiceMade = (granted: boolean, now: Date): Choice => ({
  granted,
  at: now.toISOString(),
  version: questionVersion,
});

/** Reads what was stored. Anything that is not an answer to today's question, within its time, is no answer. */
export function parseChoice(stored: string | null, now: Date): Choice | null {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null) return null;
  const { granted, at, version } = found as Partial<Record<keyof Choice, unknown>>;
  if (typeof granted !== "boolean" || typeof at !== "string" || version !== questionVersion) return null;
  const age = now.getTime() - Date.parse(at);
  // A time to come is a clock that was set back since; not a time at all is not ours.
  return age < answerHolds ? { granted, at, version } : null;
}

/** Before any answer, and for everything we never ask for. */
export const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
} as const;

/** What a yes allows: counting. Advertising made to measure stays denied, since nobody is asked for it. */
export const granted = { ad_storage: "granted", ad_user_data: "granted", analytics_storage: "granted" } as const;

/** Marks that an advertisement puts into the address it leads to. Everything else in a query may be hers. */
const clickMarks = ["gclid", "gbraid", "wbraid", "utm_source", "utm_medium", "utm_campaign"];

/** The address as the tag may know it: without a query but for the advertisement's marks, and without a hash. */
export function addressForTag(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => clickMarks.includes(name)));
  return `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ""}`;
}

/** Pages about one person's request or payment: the tag is never loaded there. */
export const isPrivate = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  /^\/(quote\/|payment-success)/.test(pathname) ||
  (/direct-quote/.test(pathname) && new URLSearchParams(search).has("key"));
