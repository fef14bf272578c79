/** A text from content without its markup (rich-text.tsx), for an email's paragraphs. */
export const plainText = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replaceAll(/\*\*([^*]+)\*\*/g, "$1");
