/**
 * What was typed, kept for this tab until the request is sent: over back, reload, and a look at another page. Session storage may be
 * closed to us, in private windows for one; then nothing is kept and nothing breaks.
 */

import type { FormToken } from "../../../forms/form.ts";
import type { TypedValues } from "../../../forms/typed-values.ts";
import { dropItem, keepItem, readItem } from "../../../ui/storage.ts";
import type { Kind } from "../status.ts";

const storageKey = "quote-draft";
/** Set from a sent request until the next one is started: browsers put old answers back into a page that is gone back to. */
const sentKey = "quote-sent";

export interface Draft {
  /** Path and query of the page on which it was typed: it does not change the act that another page's address chooses */
  from: string;
  /** What the form was for: a request and a booking never share a key */
  kind: Kind;
  values: TypedValues;
  token: FormToken;
}

export function readDraft(): Draft | null {
  try {
    const stored: Partial<Draft> | null = JSON.parse(readItem("sessionStorage", storageKey) ?? "null");
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  keepItem("sessionStorage", storageKey, JSON.stringify(draft));
  dropItem("sessionStorage", sentKey);
}

/** Sent and stored: the next form begins empty. */
export function clearDraft(): void {
  dropItem("sessionStorage", storageKey);
  keepItem("sessionStorage", sentKey, "yes");
}

export const justSent = (): boolean => readItem("sessionStorage", sentKey) !== null;

/** An older version of the site may have written it. */
const isDraft = (kept: Partial<Draft> | null): kept is Draft =>
  Boolean(kept?.from && kept.kind && kept.values && kept.token);
