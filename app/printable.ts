/**
 * Characters that can move the cursor, change colours, ring the bell, or change the direction of text: control characters and direction
 * marks, except tab and new line.
 */
const unsafe = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Makes text that strangers typed safe for a terminal: each unsafe character becomes "?". */
export const printable = (text: string): string => text.replaceAll(unsafe, "?");

/** The value as JSON on several lines, with each unsafe character as a \u escape, because JSON does not escape all of them. */
export const json = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
