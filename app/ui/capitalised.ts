/** The text with its first letter in upper case. */
export const capitalised = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
