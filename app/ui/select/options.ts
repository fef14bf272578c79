/**
 * What a <select> may offer. An item with an empty value is refused (specification, section 5): it cannot be told from nothing
 * chosen. "Not chosen yet" is the field's own `placeholder`, which is no item.
 */
export interface Option<Value extends string = string> {
  value: Value extends "" ? never : Value;
  label: string;
}

/** @throws RangeError that names the item whose value is empty, or only space */
export function options<const Value extends string>(items: readonly Option<Value>[]): readonly Option<Value>[] {
  for (const { value, label } of items)
    if ((value as string).trim() === "") throw new RangeError(`A select item may not have an empty value: "${label}".`);
  return items;
}
