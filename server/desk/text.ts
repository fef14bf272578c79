/** Texts of the desk for values of the database. */

import { isDate, readDate } from "../../app/dates/dates.ts";
import { venueMoment } from "../../app/dates/today.server.ts";
import { statusText } from "../../app/features/booking/status-text.ts";
import type { QuoteEvent } from "../../app/features/quote/status.ts";
import type { MoveRefusal } from "../../app/features/quote/store.server.ts";
import { Refusal } from "../refusal.ts";

const eventText = {
  "details-changed": "changed",
  edited: "changed",
  repriced: "changed",
  priced: "priced",
  sent: "sent",
  accepted: "agreed to",
  "payment-begun": "paid",
  "payment-failed": "paid",
  "deposit-paid": "marked as paid",
  "whole-paid": "marked as paid",
  "balance-paid": "marked as paid",
  "taken-back": "changed",
  withdrawn: "withdrawn",
  declined: "declined",
  expired: "ended",
  cancelled: "cancelled",
  over: "closed",
} as const satisfies Record<QuoteEvent, string>;

/** Why a quote was not changed. */
export function refusalText(reference: string, refusal: MoveRefusal): string {
  switch (refusal.kind) {
    case "unknown":
      return `Nothing is stored under "${reference}".`;
    case "illegal":
      return `${reference} can't be ${eventText[refusal.event]}: it is ${refusal.status} (${statusText[refusal.status]}).`;
    case "changed-since":
      return `${reference} has just been changed by somebody else (it is ${refusal.status} now). Nothing was done; look at it again.`;
  }
}

/** "2026-11-21 12:00", London time. @param iso ISO 8601 UTC */
export function formatMoment(iso: string): string {
  const { date, time } = venueMoment(new Date(iso));
  return `${date} ${time}`;
}

/** @returns an ISO date @throws Refusal when it is no day */
export function needDay(typed: string, today: string): string {
  const iso = readDay(typed, today);
  if (!iso) throw new Refusal([`"${typed}" is not a day. Write it as 2027-06-12.`]);
  return iso;
}

/** A day as it can be typed: 2027-06-12, "12 June 2027", today. @returns an ISO date; undefined when it can't be read */
export function readDay(typed: string, today: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "today") return today;
  // Days of the past too: a payment, a party.
  if (isDate(text)) return text;
  const read = readDate(text, today);
  return read.ok ? read.iso : undefined;
}
