import { formatDate } from "../../../dates/dates.ts";
import { counted } from "../../../ui/counted.ts";
import { listInWords } from "../../../ui/list-in-words.ts";
import type { Erasure } from "../../privacy/erase-person.server.ts";

/** For both desks, without anything about the person. Several bookings are counted: the browser's desk keeps the text in a cookie. */
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
    "What your mailbox and the payment provider hold is for you to erase.",
    gone.length > 0 ? `Erased: ${listInWords(gone)}.` : "Erased.",
    ...(kept.length > 0 ? [keptText(kept)] : []),
    ...(blocked.length > 0 ? [blockedText(blocked)] : []),
    ...(notified.length > 0 ? [`${counted(notified.length, "performer")} told that it is off.`] : []),
  ].join(" ");
}

function keptText(kept: Erasure["kept"]): string {
  const last = formatDate(
    kept
      .map(({ until }) => until)
      .sort()
      .at(-1) ?? "",
  );
  return kept.length === 1
    ? `Of ${kept[0]?.reference} only what the law keeps is left, until ${last}.`
    : `Of ${kept.length} bookings only what the law keeps is left, the last until ${last}.`;
}

const blockedText = (blocked: Erasure["blocked"]): string =>
  blocked.length === 1
    ? `${blocked[0]?.reference} stays for now: ${blocked[0]?.reason}.`
    : `${blocked.length} bookings stay for now.`;

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
