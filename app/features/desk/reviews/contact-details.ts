import { listInWords } from "../../../ui/list-in-words.ts";
import type { ReviewTable } from "../../review/table.server.ts";

/** Contact details, which a review should not publish. Names and streets can't be told apart from other words, so they are not found. */

/** Dates are removed first: with a time after it, a date may have ten digits in a row, like a telephone number: "01.02.2026 10.30". */
const dates = [
  /\b(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}\b(?!\1\d)/g,
  /\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g,
  /\b(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\b(?!\/\d)/g,
];
/** At least ten digits, starting with 0 or +, possibly with spaces, brackets, dots, slashes, hyphens or dashes between them. */
const phone = /(?:\+|\b0)(?:[\s()./\u2010-\u2015\u2212-]{0,3}\d){9}/;
const email = /[\p{L}\p{N}_+-]@[\p{L}\p{N}]/u;
const postcode = /\b[a-z]{1,2}\d[a-z\d]?\s{0,2}\d[a-z]{2}\b/i;
/**
 * Two-letter endings are listed only if they are neither English words nor names: many people leave out the space after a full stop, and
 * "said.it was" or "fun.Si came" is no web address.
 */
const web =
  /https?:\/\/|\bwww\.\S|[a-z\d]\.(?:com|net|org|uk|ie|gg|je|eu|de|fr|es|pt|nl|ch|se|dk|pl|cz|gr|ca|au|nz|za|co|io|ai|tv|ly)\b/i;

/** @returns "a telephone number and a postcode"; null for a review without any */
export function contactDetailsOf({ content, author, eventType }: ReviewTable): string | null {
  const found = contactDetailsIn([content, author, eventType].join("\n"));
  return found.length > 0 ? listInWords(found) : null;
}

/** @returns each kind once */
export function contactDetailsIn(text: string): string[] {
  // An email address ends like a web address, so it would match twice.
  const withoutEmails = text
    .split(/\s/)
    .filter((word) => !email.test(word))
    .join(" ");
  const withoutDates = dates.reduce((rest, date) => rest.replaceAll(date, ","), text);
  return [
    ...(phone.test(withoutDates) ? ["a telephone number"] : []),
    ...(email.test(text) ? ["an email address"] : []),
    ...(postcode.test(text) ? ["a postcode"] : []),
    ...(web.test(withoutEmails) ? ["a web address"] : []),
  ];
}
