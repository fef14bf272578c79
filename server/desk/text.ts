/** Texts of the desk for values of the database. */

import { isDate, readDate } from "../../app/dates/dates.ts";
import { venueMoment } from "../../app/dates/today.server.ts";
import { type Refused, refusalText } from "../../app/features/desk/shared/refusal-text.ts";
import type { RefundChannel } from "../../app/features/payment/rules.ts";
import { Refusal } from "../refusal.ts";

/** The command that helps after each kind of refusal. */
const commands: Partial<Record<Refused["kind"], string>> = {
  "not-priced": "price",
  expired: "price",
  "changed-since": "quote",
  "booked-by-it": "cancel",
  "rests-on-it": "cancel",
};

/** Why a booking was not changed. @param more what helps where no command does */
export function refusedFor(reference: string, refused: Refused, more = ""): Refusal {
  const command = commands[refused.kind];
  const next = command ? `npm run desk ${command} ${reference}` : more;
  return new Refusal([`${reference}: ${refusalText(refused)}`, ...(next ? [next] : [])]);
}

/** Who sends a refund, in a list. */
export const throughText = {
  "by-hand": "you, by hand",
  "by-provider": "the provider",
  disputed: "disputed: it waits",
} as const satisfies Record<RefundChannel, string>;

/** "2026-11-21 12:00", London time. @param iso ISO 8601 UTC */
export function formatMoment(iso: string): string {
  const { date, time } = venueMoment(new Date(iso));
  return `${date} ${time}`;
}

/** @returns an ISO date @throws Refusal when it is no day */
export function needDay(typed: string, today: string): string {
  const iso = parseDay(typed, today);
  if (!iso) throw new Refusal([`"${typed}" is not a day. Write it as 2027-06-12.`]);
  return iso;
}

/** A day as it can be typed: 2027-06-12, "12 June 2027", today. @returns an ISO date; undefined when it can't be read */
export function parseDay(typed: string, today: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "today") return today;
  // Days in the past are allowed too: a payment's or a party's.
  if (isDate(text)) return text;
  const read = readDate(text, today);
  return read.ok ? read.iso : undefined;
}
