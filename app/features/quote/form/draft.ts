/** What was typed, kept for this tab until it is sent. Where session storage is unavailable, nothing is kept and nothing breaks. */

import type { FormToken } from "../../../forms/form.ts";
import type { TypedValues } from "../../../forms/typed-values.ts";
import { dropItem, keepItem, parseItem, readItem } from "../../../ui/storage.ts";

// first-paint/boot.js looks for keys that begin with "quote-".
const storageKey = "quote-draft";
/** Set after a request is sent, until the next one is started: browsers restore old answers when the visitor goes back to the form. */
const sentKey = "quote-sent";

export interface Draft {
  /** Path and query of the page on which it was typed: the draft does not override the act chosen by another page's address */
  from: string;
  values: TypedValues;
  /** Of the form in which typing began: the server takes an answer that comes too soon after it for a program's */
  token: FormToken;
}

export function readDraft(): Draft | null {
  const stored = parseItem(readItem("sessionStorage", storageKey)) as Partial<Draft> | null;
  return isDraft(stored) ? stored : null;
}

export function keepDraft(draft: Draft): void {
  keepItem("sessionStorage", storageKey, JSON.stringify(draft));
  dropItem("sessionStorage", sentKey);
}

/** Call it once the form is sent and stored: the next form starts empty. */
export function clearDraft(): void {
  dropItem("sessionStorage", storageKey);
  keepItem("sessionStorage", sentKey, "yes");
}

export const justSent = (): boolean => readItem("sessionStorage", sentKey) !== null;

/** An older release of the site may have written the draft. */
const isDraft = (kept: Partial<Draft> | null): kept is Draft => Boolean(kept?.from && kept.values && kept.token);
