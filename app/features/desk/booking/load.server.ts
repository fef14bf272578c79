/** What every screen of a booking loads first, and the error it shows when its form is refused. */
import { data } from "react-router";
import { type Ports, portsContext } from "../../../context.ts";
import { formatLongDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import { readPounds } from "../../../ui/money.ts";
import { actCount } from "../../catalogue/store.server.ts";
import { refundsOf } from "../../payment/refund-store.server.ts";
import { partlyRefunded } from "../../payment/rules.ts";
import { parseReference } from "../../quote/reference.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { type Refused, refusalText } from "../shared/refusal-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { type Visit, visitContext } from "../shell/visit.ts";
import type { FormError } from "./form-error.tsx";
import { changedSince } from "./timeline.server.ts";

export interface LoadedBooking {
  ports: Ports;
  visit: Visit;
  quote: Quote;
  /** Pence of partial refunds */
  given: number;
  /** ISO, at the venue */
  today: string;
  /** Path of the booking's own page */
  page: string;
}

/** @throws a 404 where there is no such booking */
export async function loadBooking({ params, context }: RouteArgs): Promise<LoadedBooking> {
  const ports = context.get(portsContext);
  const reference = parseReference(params.reference ?? "");
  const quote = reference && (await quoteByReference(ports.database, reference));
  if (!quote) throw data(null, 404);
  const today = venueDate(ports.clock.now());
  const given = partlyRefunded(await refundsOf(ports.database, quote.reference));
  return { ports, visit: context.get(visitContext), quote, given, today, page: `/desk/bookings/${quote.reference}` };
}

/** The party in one line. */
export const partyLine = ({ performers, act, place, eventDate }: Quote) =>
  `${actCount(performers, act)}, ${place}, ${formatLongDate(eventDate)}`;

/** @returns the typed sum in pence, or the shown one if nothing was typed; undefined if it is not an amount */
export const readSum = (typed: string, shown: string | undefined): number | undefined =>
  typed.trim() === "" ? Number(shown) : readPounds(typed);

/** The fields that a form sent; missing ones read as "". */
export async function readFields(request: Request): Promise<(name: string) => string> {
  const { fields } = await readForm(request);
  return (name) => fields[name] ?? "";
}

/** Why a form was refused, and what others changed since it was shown. @param version the one that the form was shown with */
export async function formErrorOf(
  { ports, quote }: LoadedBooking,
  refused: Refused,
  version: number,
): Promise<FormError> {
  const problem = refusalText(refused);
  if (refused.kind === "wrong-amount") return { problem, field: "amount" };
  if (refused.kind === "wrong-day") return { problem, field: "on" };
  if (refused.kind === "wrong-refund") return { problem, field: "refund" };
  if (refused.kind !== "changed-since") return { problem };
  const changed = await changedSince(ports.database, quote.reference, version, ports.clock.now());
  const here = "What you typed is still here: look at what is different, then press the button again.";
  return { problem: `${problem} ${here}`, changed };
}
