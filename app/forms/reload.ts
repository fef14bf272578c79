/**
 * What was typed in a form, kept for this tab until it is sent: over Back, a reload, and a look at another page. Browsers differ: WebKit
 * puts nothing back into a page that is reloaded, and none does into a field with autocomplete="off", or into a page that scripts drew.
 */
import { dropItem, keepItem, readItem } from "../ui/storage.ts";
import { type Field, fieldsIn, fill, isChoice, type TypedValues, valuesIn } from "./typed-values.ts";

const storageKey = "form-answers";

interface Kept {
  /** With the query: what was typed behind one private link is put into no other's form */
  address: string;
  /** All answers, since those of a form that came back with errors are no longer different from what the server put into it */
  typed: TypedValues;
}

/** A form with drafts of its own has `data-drafts`, and is left to them. */
export function saveFormInput(): void {
  const kept: Kept = { address: address(), typed: valuesIn(fields()) };
  keepItem("sessionStorage", storageKey, JSON.stringify(kept));
}

/** To be called before React takes the page over, which leaves what it finds in a field, and when it has drawn a form. */
export function restoreFormInput(): void {
  const kept = keptHere();
  if (kept) fill(untouched(fields()), kept.typed);
}

/** To be called when the page's form was sent. */
export function clearFormInput(): void {
  if (keptHere()) dropItem("sessionStorage", storageKey);
}

export function reloadWithAnswers(): void {
  saveFormInput();
  location.reload();
}

function keptHere(): Kept | undefined {
  const kept: Kept | null = JSON.parse(readItem("sessionStorage", storageKey) ?? "null");
  return kept?.address === address() ? kept : undefined;
}

type Served = Field & Pick<HTMLInputElement, "defaultValue" | "defaultChecked">;
const address = () => location.pathname + location.search;
const fields = () => fieldsIn<Served>(document, "form[method=post]:not([data-drafts])");

/** What was typed before the scripts came is newer than what was kept; of a choice with all that may be chosen. */
export function untouched<Kind extends Served>(fields: readonly Kind[]): Kind[] {
  const touched = fields.filter((field) =>
    isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
  return fields.filter(({ name }) => !touched.some((field) => field.name === name));
}
