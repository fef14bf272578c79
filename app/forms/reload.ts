/**
 * What was typed in a form, kept for this tab until it is sent: over Back, a reload, and a look at another page. Browsers differ: WebKit
 * puts nothing back into a page that is reloaded, and none does into a field with autocomplete="off", or into a page that scripts drew.
 */
import { dropItem, keepItem, readItem } from "../ui/storage.ts";

const storageKey = "form-answers";

export type Field = Pick<HTMLInputElement, "name" | "type" | "value" | "defaultValue" | "checked" | "defaultChecked">;
/** By the field's name; of a choice each by its name and value, as "true" or "false" */
type Typed = Record<string, string>;
interface Kept {
  /** With the query: what was typed behind one private link is put into no other's form */
  address: string;
  typed: Typed;
}

/** A form with drafts of its own has `data-drafts`, and is left to them. */
export function keepTyped(): void {
  const kept: Kept = { address: address(), typed: typedIn(fields()) };
  keepItem("sessionStorage", storageKey, JSON.stringify(kept));
}

/** To be called before React takes the page over, which leaves what it finds in a field, and when it has drawn a form. */
export function putTypedBack(): void {
  const kept = keptHere();
  if (kept) putBack(fields(), kept.typed);
}

/** To be called when the page's form was sent. */
export function forgetTyped(): void {
  if (keptHere()) dropItem("sessionStorage", storageKey);
}

export function reloadWithAnswers(): void {
  keepTyped();
  location.reload();
}

function keptHere(): Kept | undefined {
  const kept: Kept | null = JSON.parse(readItem("sessionStorage", storageKey) ?? "null");
  return kept?.address === address() ? kept : undefined;
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

/** All answers, since those of a form that came back with errors are no longer different from what the server put into it. */
export const typedIn = (fields: readonly Field[]): Typed =>
  Object.fromEntries(
    fields
      .filter(({ type }) => type !== "hidden")
      .map((field) => [keyOf(field), isChoice(field) ? String(field.checked) : field.value]),
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
