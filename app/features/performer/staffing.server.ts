/** Which bookings have their performers, and which lack one. */
import type { Reader } from "../../context.ts";
import { addDays } from "../../dates/dates.ts";
import type { Reference } from "../quote/reference.server.ts";
import { confirmed } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import { askedFor, type BookedDetails, isStaffable } from "./job.server.ts";
import { holding } from "./rules.ts";
import type { Assignment } from "./table.server.ts";

interface Staffing {
  /** How many the booking wants */
  wanted: number;
  /** Said yes to the booking's current details */
  accepted: number;
  /** Was asked, or was asked for earlier details of the booking */
  asked: number;
  staffed: boolean;
}

type QuoteToStaff = BookedDetails & Pick<Quote, "performers" | "status">;

/**
 * Counts who has said yes. A yes counts only for the act, package, date, time and place that it was said to, and only while the party takes
 * place.
 */
export function staffingOf(
  quote: QuoteToStaff,
  assignments: readonly Pick<Assignment, "status" | "askedFor">[],
): Staffing {
  const open = isStaffable(quote.status);
  const now = askedFor(quote);
  const active = assignments.filter(({ status }) => open && holding.some((one) => one === status));
  const accepted = active.filter((one) => one.status === "accepted" && one.askedFor === now).length;
  const wanted = quote.performers;
  return { wanted, accepted, asked: active.length - accepted, staffed: open && accepted >= wanted };
}

/** Assignments that hold somebody, of several bookings, with the names customers read. */
export const holdingFor = async (reader: Reader, references: readonly Reference[]) =>
  references.length === 0
    ? []
    : reader
        .selectFrom("assignment")
        .innerJoin("performer", "performer.id", "assignment.performerId")
        .select([
          "assignment.reference",
          "assignment.performerId",
          "assignment.status",
          "assignment.askedFor",
          "performer.publicName",
        ])
        .where("assignment.reference", "in", references)
        .where("assignment.status", "in", holding)
        .orderBy("assignment.seat")
        .execute();

/** The public names of those who said yes to a booking, where all its places are filled; empty otherwise. */
export async function namesOnTheNight(reader: Reader, quote: Quote): Promise<string[]> {
  const rows = await holdingFor(reader, [quote.reference]);
  return staffingOf(quote, rows).staffed ? rows.map(({ publicName }) => publicName) : [];
}

/** Recorded once the owner was told that a booked party is near and lacks a performer. */
export const lackingNotice = "no-performer-for-desk";

/** Whether somebody who was asked for a booking, or has said yes to it, is asked again once it reads like this. */
export async function needsReconfirmation(reader: Reader, after: Quote): Promise<boolean> {
  const now = askedFor(after);
  return (await holdingFor(reader, [after.reference])).some((one) => one.askedFor !== now);
}

/** Whether a change takes back a yes: it was said to other details. */
export async function losesAcceptance(reader: Reader, before: Quote, after: Quote): Promise<boolean> {
  const held = await holdingFor(reader, [before.reference]);
  return staffingOf(after, held).accepted < staffingOf(before, held).accepted;
}

export interface UnderstaffedBooking extends Staffing {
  reference: Reference;
  eventDate: string;
  eventTime: string | null;
  act: string;
  place: string;
}

/** Booked parties from today on that lack a performer, the nearest first. @param today ISO, at the venue */
export async function partiesWithoutPerformer(
  reader: Reader,
  today: string,
  days = 14,
): Promise<UnderstaffedBooking[]> {
  const near = await reader
    .selectFrom("quote")
    .select(["reference", "status", "act", "packageId", "eventDate", "eventTime", "place", "placeSlug", "performers"])
    .where("status", "in", confirmed)
    .where("eventDate", ">=", today)
    .where("eventDate", "<=", addDays(today, days))
    .orderBy("eventDate")
    .orderBy("eventTime")
    .execute();
  const assigned = Map.groupBy(
    await holdingFor(
      reader,
      near.map(({ reference }) => reference),
    ),
    ({ reference }) => reference,
  );
  return near
    .map((quote) => ({ ...quote, ...staffingOf(quote, assigned.get(quote.reference) ?? []) }))
    .filter(({ staffed }) => !staffed);
}
