/**
 * Keeps what was typed in a form, for this tab and until the form is sent, so that it survives Back, a reload, and a visit to another
 * page. Browsers don't do so reliably: WebKit restores nothing in a reloaded page, and no browser restores a field with
 * autocomplete="off", or a page drawn by scripts.
 */
import { dropItem, keepItem, parseItem, readItem } from "../ui/storage.ts";
import { type Field, fieldsIn, fill, isChoice, type TypedValues, valuesIn } from "./typed-values.ts";

const storageKey = "form-answers";

interface Kept {
  /** Including the query: what was typed behind one private link must not be put into the form of another */
  address: string;
  /** All answers, because those of a form that came back with errors no longer differ from the server's values */
  typed: TypedValues;
}

/** Forms with their own drafts have `data-drafts`, and are not handled here. */
export function saveFormInput(): void {
  const kept: Kept = { address: address(), typed: valuesIn(fields()) };
  keepItem("sessionStorage", storageKey, JSON.stringify(kept));
}

/** Call it before React hydrates the page (React keeps the values that it finds in the fields), and after React has drawn a form. */
export function restoreFormInput(): void {
  const kept = keptHere();
  if (kept) fill(untouched(fields()), kept.typed);
}

/** Call it after the page's form was sent. */
export function clearFormInput(): void {
  if (keptHere()) dropItem("sessionStorage", storageKey);
}

export function reloadWithAnswers(): void {
  saveFormInput();
  location.reload();
}

/** @returns undefined for any other text */
export function parseKept(text: string | null): Kept | undefined {
  const kept = parseItem(text) as Partial<Kept> | null;
  return typeof kept?.address === "string" && typeof kept.typed === "object" && kept.typed ? (kept as Kept) : undefined;
}

function keptHere(): Kept | undefined {
  const kept = parseKept(readItem("sessionStorage", storageKey));
  return kept?.address === address() ? kept : undefined;
}

type Served = Field & Pick<HTMLInputElement, "defaultValue" | "defaultChecked">;
const address = () => location.pathname + location.search;
const fields = () => fieldsIn<Served>(document, "form[method=post]:not([data-drafts])");

/** What was typed before scripts ran is newer than the kept answers. A changed option makes its whole choice count as touched. */
export function untouched<Kind extends Served>(fields: readonly Kind[]): Kind[] {
  const touched = fields.filter((field) =>
    isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
  return fields.filter(({ name }) => !touched.some((field) => field.name === name));
}
