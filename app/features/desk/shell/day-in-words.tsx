import type { ComponentProps } from "react";
import { formatLongDate } from "../../../dates/dates.ts";
import { described, Field, type Question } from "../../../ui/field/field.tsx";

/** "Saturday 12 June 2027"; "" for anything that is not a date. @param iso value of a date input */
export const dayInWords = (iso: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? formatLongDate(iso) : "");

type DateInputProps = Omit<ComponentProps<"input">, "defaultValue"> & { id: string; defaultValue?: string | undefined };

/** With the date in words below, because browsers show dates in the format of their own country. The desk's script updates them. */
export const DateInput = ({ id, className = "", defaultValue = "", ...input }: DateInputProps) => (
  <>
    <input id={id} type="date" className={`input ${className}`} defaultValue={defaultValue} {...input} />
    <output htmlFor={id} className="desk-day-words">
      {dayInWords(defaultValue)}
    </output>
  </>
);

type DateFieldProps = Question & Omit<DateInputProps, "id" | "name">;

export function DateField({ name, label, hint, error, optional, ...input }: DateFieldProps) {
  const question = { name, label, hint, error, ...(optional && { optional }) };
  return (
    <Field question={question}>
      <DateInput id={name} name={name} {...described(question)} {...input} />
    </Field>
  );
}
