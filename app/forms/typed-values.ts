/** Reads and fills a form in the page. Its inputs are uncontrolled, so what was typed before the scripts ran stays. */

/** An input, a text area or a select. */
export type Field = Pick<HTMLInputElement, "name" | "type" | "value" | "checked"> &
  Partial<Pick<HTMLSelectElement, "options">>;
/** By the field's name; of a choice the value that is chosen, "" for none */
export type TypedValues = Partial<Record<string, string>>;

/** What a person fills in, so nothing hidden. */
const fillable = ":is(input, textarea, select)[name]:not([type=hidden])";
export const fieldsIn = <Kind extends Field>(part: ParentNode, form = ""): Kind[] => [
  ...part.querySelectorAll<Kind & Element>(`${form} ${fillable}`),
];

export const isChoice = ({ type }: Pick<Field, "type">): boolean => type === "radio" || type === "checkbox";

export function valuesIn(fields: readonly Field[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    if (!isChoice(field) || field.checked) values[field.name] = field.value;
    else values[field.name] ??= "";
  }
  return values;
}

/** Fields without a value stay as they are, as does a select that has no such option. */
export function fill(fields: readonly Field[], values: TypedValues): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (isChoice(field)) field.checked = field.value === value;
    else if (!field.options || [...field.options].some((option) => option.value === value)) field.value = value;
  }
}
