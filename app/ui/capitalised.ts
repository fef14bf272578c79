/** The text with a capital as its first letter. */
export const capitalised = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
