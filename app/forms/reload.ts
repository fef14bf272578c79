/**
 * A reload that nobody loses an answer by. Browsers differ: WebKit puts nothing back into a page that is reloaded, and none does into a
 * field with autocomplete="off".
 */
import { dropItem, keepItem, readItem } from "../ui/storage.ts";

const storageKey = "typed-before-reload";

export type Field = Pick<HTMLInputElement, "name" | "type" | "value" | "defaultValue" | "checked" | "defaultChecked">;
/** By the field's name; of a choice each by its name and value, as "true" or "false" */
type Typed = Record<string, string>;

/** Loads the page again. A form with drafts of its own has `data-drafts`, and is left to them. */
export function reloadWithAnswers(): void {
  keepItem("sessionStorage", storageKey, JSON.stringify({ address: address(), typed: typedIn(fields()) }));
  location.reload();
}

/** To be called before React takes the page over, which leaves what it finds in a field. */
export function putAnswersBack(): void {
  const stored = readItem("sessionStorage", storageKey);
  if (stored === null) return;
  dropItem("sessionStorage", storageKey);
  const kept = JSON.parse(stored) as { address: string; typed: Typed };
  if (kept.address === address()) putBack(fields(), kept.typed);
}

const address = () => location.pathname + location.search;
const fields = () => [
  ...document.querySelectorAll<Field & Element>("form[method=post]:not([data-drafts]) :is(input, textarea)[name]"),
];

const isChoice = ({ type }: Field) => type === "radio" || type === "checkbox";
const keyOf = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name);
const isTyped = (field: Field) =>
  field.type !== "hidden" &&
  (isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue);

export const typedIn = (fields: readonly Field[]): Typed =>
  Object.fromEntries(
    fields.filter(isTyped).map((field) => [keyOf(field), isChoice(field) ? String(field.checked) : field.value]),
  );

export function putBack(fields: readonly Field[], typed: Typed): void {
  for (const field of fields) {
    const value = typed[keyOf(field)];
    // What was typed before the scripts came is newer.
    if (value === undefined || isTyped(field) || field.type === "hidden") continue;
    if (isChoice(field)) field.checked = value === "true";
    else field.value = value;
  }
}
