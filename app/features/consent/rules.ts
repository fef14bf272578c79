/** The visitor's answer about the tag, and what the tag is allowed with their consent. Pure. */
import { parseItem } from "../../ui/storage.ts";

/** Raised when the question changes: answers to an earlier version are ignored. */
const questionVersion = 1;
export const storageKey = "cookie-choice";
/** Milliseconds for which an answer is valid, whether yes or no; then the question is shown again. */
const answerHolds = 365 * 24 * 3_600_000;

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

/** Reads the stored answer. @returns null when it is expired or answers another version of the question */
export function parseChoice(stored: string | null, now: Date): Choice | null {
  const { granted, at, version } = (parseItem(stored) ?? {}) as Partial<Record<keyof Choice, unknown>>;
  if (typeof granted !== "boolean" || typeof at !== "string" || version !== questionVersion) return null;
  const age = now.getTime() - Date.parse(at);
  // A time in the future is from a clock that was set back; an invalid time was not written by us.
  return age < answerHolds ? { granted, at, version } : null;
}

/** The consent state before any answer, and always for what the question does not cover. */
export const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
} as const;

/** A yes allows counting. Personalised advertising stays denied: the question does not cover it. */
export const granted = { ad_storage: "granted", ad_user_data: "granted", analytics_storage: "granted" } as const;

/** Parameters that advertisements add to an address. Other parameters may be personal. */
const clickIdNames = ["gclid", "gbraid", "wbraid", "utm_source", "utm_medium", "utm_campaign"];

/** The address as the tag may see it: without hash, and with only the advertisement's parameters of the query. */
export function addressForTag(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const clickIds = new URLSearchParams([...searchParams].filter(([name]) => clickIdNames.includes(name)));
  return `${origin}${pathname}${clickIds.size > 0 ? `?${clickIds}` : ""}`;
}

/** The parameters of a private link: a page with either of them in its address is about one person. */
const secrets = ["key", "quote"];

/** About one person's request, payment or review: the tag could read the private link in the address. A test checks every route. */
export const isPrivate = ({ pathname, search }: { pathname: string; search: string }): boolean => {
  const asked = new URLSearchParams(search);
  return /^\/(quote\/|payment-success|reviews\/write)/.test(pathname) || secrets.some((name) => asked.has(name));
};
