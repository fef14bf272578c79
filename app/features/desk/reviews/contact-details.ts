import type { ReviewTable } from "../../review/table.server.ts";

/**
 * What a review may hold that should not be published: ways to reach somebody. Names and streets can't be told from other words.
 */

/** Ten digits or more from a 0 or a +, with spaces, brackets, dots and hyphens between them. */
const phone = /(?:\+|\b0)(?:[\s().-]{0,2}\d){9}/;
const email = /[\p{L}\p{N}_+-]@[\p{L}\p{N}]/u;
const postcode = /\b[a-z]{1,2}\d[a-z\d]?\s{0,2}\d[a-z]{2}\b/i;
const web = /https?:\/\/|\bwww\.\S|[a-z\d]\.(?:com|net|org|uk)\b/i;

/** @returns "a telephone number and a postcode"; null for a review without any, or one that is declined */
export function contactDetailsOf({ status, content, author, eventType }: ReviewTable): string | null {
  const found = status === "declined" ? [] : contactDetailsIn([content, author, eventType].join("\n"));
  return found.length > 0 ? new Intl.ListFormat("en-GB").format(found) : null;
}

/** @returns each kind once */
export function contactDetailsIn(text: string): string[] {
  // An email address ends like a web address.
  const withoutEmails = text
    .split(/\s/)
    .filter((word) => !email.test(word))
    .join(" ");
  return [
    ...(phone.test(text) ? ["a telephone number"] : []),
    ...(email.test(text) ? ["an email address"] : []),
    ...(postcode.test(text) ? ["a postcode"] : []),
    ...(web.test(withoutEmails) ? ["a web address"] : []),
  ];
}
