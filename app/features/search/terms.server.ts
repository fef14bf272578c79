/** Texts as search terms: folded in the same way when they are stored and when they are searched. */
import { readReference } from "../quote/reference.server.ts";

/** Maximum characters of a word; the rest is ignored. */
const maxTermLength = 40;
/** Minimum digits of a telephone number. */
const shortestNumber = 9;

/** Folds a text, so that "zoe" finds "Zoë" and "obrien" finds "O’Brien". */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
const parts = (text: string) =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxTermLength));

/** "07700 900123", "+44 7700 900123" and "0044 (0)7700 900123" are one number: "7700900123". */
const number = (text: string) =>
  text
    .replaceAll(/[^\d+]/g, "")
    .replace(/^(?:\+44|0044|44(?=\d{10}$))/, "")
    .replace(/^\+?0*/, "")
    .slice(0, maxTermLength);

/** The telephone numbers in a text, each as one term. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\+?\d[\d ()-]{7,}\d/g) ?? []).map(number).filter((digits) => digits.length >= shortestNumber);

/** @returns each term once; telephone numbers are included as one term, and with their last six and last four digits */
export function termsOf(text: string): string[] {
  const numbers = numbersIn(text);
  return [...new Set([...parts(text), ...numbers.flatMap((digits) => [digits, digits.slice(-6), digits.slice(-4)])])];
}

/** "INV-7", "inv 7" and "INV0007" are one term, as stored: the digits alone would match any telephone number. */
const documentNumber = /\b(inv|rec|cn)[\s-]?(\d+)\b/gi;
const joined = (_: string, prefix: string, digits: string) =>
  `${prefix}${digits.replace(/^0+(?=\d)/, "").padStart(4, "0")}`;

/** @returns terms: something matches if for each term it has a word that starts with it. Six or more digits alone are one number */
export function queryTerms(query: string): string[] {
  const typed = query.trim();
  // Eight digits with a hyphen in the middle are a reference.
  const isNumber = /^[\d\s+()-]{6,}$/.test(typed) && !/^\d{4}-\d{4}$/.test(typed) && number(typed).length >= 5;
  return isNumber ? [number(typed)] : [...new Set(parts(typed.replaceAll(documentNumber, joined)))];
}

/** A reference as it may be typed, with or without its initials: "btjmwee712", "JMWEE712", "JMWO-E712". It is indexed by its parts. */
const reference = /\b(?:[a-z\d]{1,2}-?)?([a-z\d]{4})[- ]?([a-z\d]{4})\b/gi;

/** The text with everything that may be a reference in its stored form. Many names look like one, such as "Margaret". */
export const withReferences = (query: string): string =>
  query.replaceAll(reference, (_, first: string, last: string) => readReference(`-${first}-${last}`).slice(1));

/** As it may be typed: with or without "PO", long numbers with their leading zeros or without. @returns texts for termsOf */
export function textsOfPo(poNumber: string): string[] {
  if (poNumber === "") return [];
  const numbers = (poNumber.match(/\d{5,}/g) ?? []).flatMap((digits) => [
    digits,
    digits.replace(/^0+/, ""),
    // The number as a telephone number is folded: "0044123" without its first digits.
    number(digits),
  ]);
  return [poNumber, queryTerms(poNumber).join(" "), "PO", ...numbers, ...numbers.map((digits) => `PO${digits}`)];
}
