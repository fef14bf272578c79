import type { ErrorFlags } from "../ui/error-screen/kind.ts";
import { keepItem, parseItem, readItem } from "../ui/storage.ts";

/** The record of the last error, stored for this tab's session under `lastError`. */
export interface ErrorRecord extends ErrorFlags {
  message: string;
  componentName: string;
  /** Milliseconds since 1970 */
  timestamp: number;
  /** Without the query: an address may contain a private key, and every listener of 'react-error-occurred' gets this record */
  url: string;
  path: string;
  reloadCount: number;
  /** Whether the caches were cleared because of this record */
  cachesCleared?: boolean;
}

const storageKey = "lastError";

/** Milliseconds for which a record is valid. */
export const recordLife = 5 * 60 * 1000;

/** Compares the absolute difference, so that a clock that was changed makes a record old, but never permanently recent. */
export const isRecent = ({ timestamp }: Pick<ErrorRecord, "timestamp">, now: number) =>
  Math.abs(now - timestamp) < recordLife;

/** How often this page was reloaded since it first failed. */
export const reloadsSoFar = (last: ErrorRecord | null, path: string, now: number) =>
  last && last.path === path && isRecent(last, now) ? last.reloadCount : 0;

export function lastRecord(): ErrorRecord | null {
  return parseRecord(readItem("sessionStorage", storageKey));
}

/** @returns whether it could be stored */
export const keepRecord = (record: ErrorRecord) => keepItem("sessionStorage", storageKey, JSON.stringify(record));

/** @returns null for any other text */
export function parseRecord(text: string | null): ErrorRecord | null {
  const stored = parseItem(text) as Partial<ErrorRecord> | null;
  if (typeof stored?.timestamp !== "number" || typeof stored.path !== "string") return null;
  const reloadCount = Number.isSafeInteger(stored.reloadCount) ? Math.max(0, Number(stored.reloadCount)) : 0;
  return { ...(stored as ErrorRecord), reloadCount };
}
