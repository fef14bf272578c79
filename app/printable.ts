/** Can move the cursor, change colours, ring the bell, or change the direction of text; tab and new line are safe. */
const unsafe = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Makes text that strangers typed safe for a terminal: each unsafe character becomes "?". */
export const printable = (text: string): string => text.replaceAll(unsafe, "?");

/** JSON with each unsafe character as a \u escape: JSON.stringify escapes only some of them. */
export const printableJson = (text: string): string =>
  text.replaceAll(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The value as JSON on several lines, safe for a terminal. */
export const json = (value: unknown): string => printableJson(JSON.stringify(value, null, 2));
