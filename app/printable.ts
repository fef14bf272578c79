/**
 * Characters that can move the cursor, change colours, ring the bell, or change the direction of text: controls and direction marks, but
 * not tab and new line.
 */
const unsafe = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** What strangers typed could rewrite the terminal: each such character becomes "?". */
export const printable = (text: string): string => text.replaceAll(unsafe, "?");

/** The same value as JSON on several lines, with each such character as its \u escape: JSON leaves some of them bare. */
export const json = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
