/** Reads and fills the form in the page. Its inputs are uncontrolled, so what was typed before the scripts ran stays. */
import { type QuoteField, type QuoteValues, quoteForm } from "./fields.ts";

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function readForm(form: HTMLFormElement): QuoteValues {
  const sent = new FormData(form);
  const values = { ...quoteForm.empty };
  for (const name of quoteForm.names) {
    const value = sent.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

export function fillForm(
  form: HTMLFormElement,
  values: Partial<Record<string, string>>,
  names: readonly QuoteField[],
): void {
  for (const name of names) {
    const value = values[name];
    if (value === undefined) continue;
    for (const input of form.querySelectorAll<Input>(`[name="${name}"]`)) put(input, value);
  }
  for (const extras of form.querySelectorAll("details"))
    if ([...extras.querySelectorAll<Input>("[name]")].some((input) => input.value !== "")) extras.open = true;
}

const isTick = (input: Input): input is HTMLInputElement =>
  input instanceof HTMLInputElement && (input.type === "radio" || input.type === "checkbox");

function put(input: Input, value: string): void {
  if (isTick(input)) input.checked = input.value === value;
  else if (!(input instanceof HTMLSelectElement)) input.value = value;
  else if ([...input.options].some((option) => option.value === value)) input.value = value;
}
