/** One mistake in the owner's files. */
export interface Problem {
  /** Path from the content folder, such as acts/cheeky-butlers/act.ts */
  file: string;
  /** Counted from 1 */
  line?: number | undefined;
  /** What was read and what would be right, as a sentence */
  says: string;
}

/** Text in quotes for a message, cut to 60 characters. */
export const quoted = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;

/** Of a file in which reading as UTF-8 found bytes that are none. */
export const notUtf8 =
  "has letters that can't be read, because it is not saved as UTF-8. Save it so: editors have it under Encoding";
