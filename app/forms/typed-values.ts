/** Reads and fills the forms of a page. Their inputs are uncontrolled, so what was typed before scripts ran is kept. */

/** An input, a text area or a select. */
export type Field = Pick<HTMLInputElement, "name" | "type" | "value" | "checked"> &
  Partial<Pick<HTMLSelectElement, "options">>;
/** Values by the name of the field; for a choice the chosen value, or "" for none */
export type TypedValues = Partial<Record<string, string>>;

/** Fields that a person fills in, so no hidden ones. */
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

/** Fields without a value are not changed, nor is a select without such an option. */
export function fill(fields: readonly Field[], values: TypedValues): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (isChoice(field)) field.checked = field.value === value;
    else if (!field.options || [...field.options].some((option) => option.value === value)) field.value = value;
  }
}
