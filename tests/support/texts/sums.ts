/** Reads the sums and days in a page, an email or the desk's output. */

/** The text as a person reads it: no markup, one kind of space. */
export const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<span (?:class="|style="white-space:)nowrap">([^<]*)<\/span>/g, "$1")
    .replace(/<(style|script|title|head)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replace(/[\s\u00a0]+/g, " ");

/** "£1,203.50" and the like, as written. */
export const sumsIn = (text: string): string[] => text.match(/£\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? [];

const months = "January February March April May June July August September October November December".split(" ");

interface SaidDay {
  /** ISO */
  day: string;
  /** The text before it */
  before: string;
}

/** "29 May 2027" and the like. */
export const daysIn = (text: string): SaidDay[] =>
  [...text.matchAll(new RegExp(`(\\d{1,2}) (${months.join("|")}) (\\d{4})`, "g"))].map(
    ({ 1: day = "", 2: month = "", 3: year, index }) => ({
      day: `${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`,
      before: text.slice(Math.max(0, index - 40), index),
    }),
  );
