/** What the desk's forms share. `Screen` lists the mistakes of a refused form above it. */
import type { ComponentProps } from "react";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { TextField } from "../../../ui/field/field.tsx";

/** @param wrong the error of each input, or false */
export const mistakesIn = (wrong: Readonly<Record<string, string | false>>): Mistake[] =>
  Object.entries(wrong).flatMap(([field, message]) => (message ? [{ field, message }] : []));

/** The error to show at an input, if one of the mistakes is about it. */
export const errorAt = (field: string, mistakes: readonly Mistake[] = []): string | undefined =>
  mistakes.find((mistake) => mistake.field === field)?.message;

/** The attributes of each input: its initial or typed value, and its error. */
export const fieldsWith =
  <Name extends string>(typed: Readonly<Record<Name, string>>, mistakes?: readonly Mistake[]) =>
  (name: Name) => ({ name, defaultValue: typed[name], error: errorAt(name, mistakes) });

export const PoundsField = (field: ComponentProps<typeof TextField>) => (
  <TextField className="input desk-pounds" inputMode="decimal" maxLength={12} {...field} />
);
