/** How many come, as people write it: "20", "about 20", "20 people", "1,200", "12-14". Read the same way in the browser and on the server. */

import { quoteForm } from "../form/fields.ts";

export const maxGuests = 5000;

const oneNumber = /^\D{0,60}(\d{1,6})\D{0,60}$/;
const range = /^[^\d-]{0,60}(\d{1,6})\s?(?:-|to)\s?(\d{1,6})\D{0,60}$/i;
const negativeNumber = /-\s?\d/;

/** @returns without any limits, the larger number of a range; undefined for no number, a negative one, or two that are no range */
export function readGuests(typed: string): number | undefined {
  if (typed.length > quoteForm.fields.guests.max) return;
  const plain = typed
    .normalize("NFKC")
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/(\d)[,\s](?=\d{3}\b)/g, "$1");
  const ends = range.exec(plain);
  if (ends) return Math.max(Number(ends[1]), Number(ends[2]));
  const count = negativeNumber.test(plain) ? undefined : oneNumber.exec(plain)?.[1];
  return count === undefined ? undefined : Number(count);
}

export const canBeGuests = (count: number | undefined): count is number =>
  count !== undefined && count >= 1 && count <= maxGuests;
