export const capitalised = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
