import type { ComponentProps } from "react";
import { described, Field, type Question } from "./field.tsx";

/** An option of a <select>. An empty value is not allowed (specification, section 5), because it looks like no choice. */
interface Option<Value extends string = string> {
  value: Value extends "" ? never : Value;
  label: string;
}

/** @throws RangeError that names the item whose value is empty, or only space */
export function options<const Value extends string>(items: readonly Option<Value>[]): readonly Option<Value>[] {
  for (const { value, label } of items)
    if ((value as string).trim() === "") throw new RangeError(`A select item may not have an empty value: "${label}".`);
  return items;
}

type SelectProps = Question & Omit<ComponentProps<"select">, "name" | "id"> & { items: readonly Option[] };

/** The browser's own select, which works with touch, keyboard and voice, and before scripts run. `children` are shown below it. */
export function SelectField({ name, label, hint, error, items, children, ...select }: SelectProps) {
  const question = { name, label, hint, error };
  return (
    <Field question={question}>
      <select id={name} name={name} className="input" autoComplete="off" {...described(question)} {...select}>
        {options(items).map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {children}
    </Field>
  );
}
