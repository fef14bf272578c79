import type { Form, Values } from "./form.ts";

/** Control characters, unpaired surrogates, and marks that change the direction of what follows (right-to-left letters stay). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it takes out
const unwanted = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Matches a visible character. Default_Ignorable_Code_Point contains what is invisible by itself, such as zero-width characters, direction
 * marks and the Hangul fillers, which \p{L} counts as letters; it lacks the Braille blank, annotation marks and the blank note. Joiners
 * and direction marks within a text are part of how its words are written, so they stay.
 */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}]/u;

/** Removes what a database, a header or a reader could not handle. "" without visible characters. @param manyLines breaks become \n */
export function tidyText(typed: string, manyLines = false): string {
  const lines = typed.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\t", " ").replace(unwanted, "");
  if (!visible.test(lines)) return "";
  return (manyLines ? lines : lines.replace(/\s+/g, " ")).trim();
}

/** Every answer, tidied; a missing one is "". */
export function tidyValues<Name extends string>(
  { names, fields, empty }: Form<Name>,
  typed: Partial<Record<string, string>>,
): Values<Name> {
  const values = { ...empty };
  for (const name of names) values[name] = tidyText(typed[name] ?? "", fields[name].manyLines);
  return values;
}
