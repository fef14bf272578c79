import { formatDate } from "../../../dates/dates.ts";
import { counted } from "../../../ui/counted.ts";
import type { Erasure } from "../../privacy/erase-person.server.ts";

/** The text after a person was erased, for both desks: numbers, and the references of what is kept; nothing about the person. */
export function erasedText(erased: Erasure): string {
  const { quotes, enquiries, reviews, performers, emails, notified, kept, blocked } = erased;
  const numbers = [
    { of: quotes, unit: "quote" },
    { of: enquiries, unit: "message" },
    { of: reviews, unit: "review" },
    { of: performers, unit: "performer" },
    { of: emails, unit: "email" },
  ];
  const gone = numbers.flatMap(({ of, unit }) => (of.length > 0 ? [counted(of.length, unit)] : []));
  return [
    gone.length > 0 ? `Erased: ${new Intl.ListFormat("en-GB").format(gone)}.` : "Erased.",
    ...kept.map(
      ({ reference, until }) => `Of ${reference} only what the law keeps is left, until ${formatDate(until)}.`,
    ),
    ...blocked.map(({ reference, reason }) => `${reference} stays for now: ${reason}.`),
    ...(notified.length > 0 ? [`${counted(notified.length, "performer")} told that it is off.`] : []),
  ].join(" ");
}

/** The warning that both desks show first. */
export const askThemFirst =
  "Anybody can type any address in a form: write to this one and wait for an answer before you erase it.";

/** Explains why an erasure includes other quotes and messages. */
export const whyDuplicates = "the same telephone number, or a message and its booking, under another address";

/** What would be erased, and what the law keeps, as rows for both desks. A row is empty if there is nothing of its kind. */
export function erasureRows(planned: Erasure): Record<string, string> {
  const { quotes, enquiries, reviews, performers, emails, notified, kept } = planned;
  const some = (found: readonly unknown[], more = "") => (found.length > 0 ? `${found.length}${more}` : "");
  const keeps = kept.map(({ reference, until }) => `${reference} until ${formatDate(until)}`).join(", ");
  return {
    "Goes: quotes": quotes.join(", "),
    "Goes: messages": some(enquiries),
    "Goes: reviews": some(reviews),
    "Goes: performers": some(performers, "; where they had jobs, the legal name stays with the accounts"),
    "Goes: emails": some(emails, ", with their stored files"),
    "Told that it is off": notified.length > 0 ? counted(notified.length, "performer") : "",
    "The law keeps":
      keeps &&
      `${keeps}: name, day, act, town, price and payments, for the tax office and for claims under the contract. The rest of it goes.`,
  };
}
