import { formatDate } from "../../../dates/dates.ts";
import { counted } from "../../../ui/counted.ts";
import type { Erasure } from "../../privacy/erase-person.server.ts";

/** What both desks say once a person is erased: numbers, and the references of what stays; nothing of the person. */
export function erasedText({ quotes, enquiries, reviews, performers, emails, told, kept, waits }: Erasure): string {
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
    ...waits.map(({ reference, because }) => `${reference} stays for now: ${because}.`),
    ...(told.length > 0 ? [`${counted(told.length, "performer")} told that it is off.`] : []),
  ].join(" ");
}
