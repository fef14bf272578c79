/** What every screen of a booking loads first, what its form sends, and the mistakes it shows when that is refused. */
import { data, redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatLongDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { readPounds } from "../../../ui/money.ts";
import { actCount } from "../../catalogue/store.server.ts";
import { refundsOf } from "../../payment/refund-store.server.ts";
import { partlyRefunded } from "../../payment/rules.ts";
import { parseReference } from "../../quote/reference.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { type Refused, refusalText } from "../shared/refusal-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";
import { changedSince } from "./timeline.server.ts";

export type LoadedBooking = Awaited<ReturnType<typeof loadBooking>>;

/** `given`: pence of partial refunds. @throws a 404 where there is no such booking */
export async function loadBooking({ params, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const reference = parseReference(params.reference ?? "");
  const quote = reference && (await quoteByReference(ports.database, reference));
  if (!quote) throw data(null, 404);
  const today = venueDate(ports.clock.now());
  const refunds = await refundsOf(ports.database, quote.reference);
  return { ports, visit: context.get(visitContext), quote, refunds, given: partlyRefunded(refunds), today };
}

/**
 * `field`: the value of a field, "" if it is missing; `asked`: by what use cases change only the booking that this person saw; `done`: leads
 * to a page below the booking's own, or to that, which says so.
 */
export async function loadBookingForm(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { fields } = await readForm(args.request);
  const field = (name: string) => fields[name] ?? "";
  const { quote, visit } = booking;
  const asked = { reference: quote.reference, expectedVersion: Number(field("version")), by: visit.actor };
  const done = (text?: string, below = "") => {
    if (text) visit.say(text);
    return redirect(`/desk/bookings/${quote.reference}${below}`, 303);
  };
  return { ...booking, fields, field, asked, done };
}

export const partyLine = ({ performers, act, place, eventDate }: Quote) =>
  `${actCount(performers, act)}, ${place}, ${formatLongDate(eventDate)}`;

/** @returns the typed sum in pence, or the shown one if nothing was typed; undefined if it is not an amount */
export const readSum = (typed: string, shown: string | undefined): number | undefined =>
  typed.trim() === "" ? Number(shown) : readPounds(typed);

export const poundsText = "Write pounds, such as 120 or 99.50, or leave the sum empty.";
export const dayText = "Write the day as 2027-06-12.";

/** The inputs that refusals are about. */
const refusedFields: Partial<Record<Refused["kind"], string>> = {
  "wrong-amount": "amount",
  "wrong-day": "on",
  "wrong-told-day": "told",
  "wrong-refund": "refund",
};

/** Why a form was refused, and what others changed since it was shown. */
export async function mistakesOf(
  { ports, asked }: Awaited<ReturnType<typeof loadBookingForm>>,
  refused: Refused,
): Promise<Mistake[]> {
  const message = refusalText(refused);
  const field = refusedFields[refused.kind];
  if (refused.kind !== "changed-since") return [{ message, ...(field && { field }) }];
  const changed = await changedSince(ports.database, asked.reference, asked.expectedVersion, ports.clock.now());
  const here = "What you typed is still here: look at what is different, then press the button again.";
  return [{ message: `${message} ${here}` }, ...changed.map((message) => ({ message }))];
}
