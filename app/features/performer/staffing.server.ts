/** Which bookings have all their performers, and which need more. */
import type { Reader } from "../../context.ts";
import { addDays } from "../../dates/dates.ts";
import type { Reference } from "../quote/reference.server.ts";
import { confirmed } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import { isHolding, notFree } from "./assignments.server.ts";
import { isOwed } from "./fee/pay-fees.server.ts";
import { askedFor, type BookedDetails, hasStarted, isStaffable, jobOf } from "./job.server.ts";
import { holding, type NotFree } from "./rules.ts";
import type { Assignment } from "./table.server.ts";

interface Staffing {
  wanted: number;
  /** How many said yes to the booking's current details */
  accepted: number;
  /** How many were asked and have not said yes to the current details */
  asked: number;
  staffed: boolean;
}

type QuoteToStaff = BookedDetails & Pick<Quote, "performers" | "status">;

type Held = Pick<Assignment, "status" | "askedFor" | "seat">;

/** An acceptance ranks above a request, one of the current details above one of earlier ones; then whoever was asked first. */
export function placesOf<T extends Held>(
  quote: BookedDetails & Pick<Quote, "performers">,
  assignments: readonly T[],
): { kept: T[]; surplus: T[] } {
  const now = askedFor(quote);
  const rank = (one: T) => (one.status === "requested" ? 2 : one.askedFor === now ? 0 : 1);
  const held = assignments.filter(isHolding).toSorted((a, b) => rank(a) - rank(b) || a.seat - b.seat);
  return { kept: held.slice(0, quote.performers), surplus: held.slice(quote.performers) };
}

/** Whether the party has begun, with this performer, and with the details that it has now too. */
export const isUnderWay = (
  quote: BookedDetails,
  { status, startsAt, endsAt }: Pick<Assignment, "status" | "startsAt" | "endsAt">,
  at: Date,
): boolean => status === "accepted" && hasStarted({ startsAt, endsAt }, at) && jobOf(quote).starts <= at.getTime();

/** An acceptance counts only for the act, package, date, time and place that it was given for, while the party is to take place. */
export function staffingOf(quote: QuoteToStaff, assignments: readonly Held[]): Staffing {
  const staffable = isStaffable(quote.status);
  const now = askedFor(quote);
  const active = staffable ? placesOf(quote, assignments).kept : [];
  const accepted = active.filter((one) => one.status === "accepted" && one.askedFor === now).length;
  const wanted = quote.performers;
  return { wanted, accepted, asked: active.length - accepted, staffed: staffable && accepted >= wanted };
}

/** Assignments that hold performers, for several bookings, with their public names. */
export const holdingFor = async (reader: Reader, references: readonly Reference[]) =>
  references.length === 0
    ? []
    : reader
        .selectFrom("assignment")
        .innerJoin("performer", "performer.id", "assignment.performerId")
        .select([
          "assignment.id",
          "assignment.reference",
          "assignment.performerId",
          "assignment.status",
          "assignment.askedFor",
          "assignment.seat",
          "assignment.startsAt",
          "assignment.endsAt",
          "assignment.paidOn",
          "assignment.noShow",
          "performer.publicName",
        ])
        .where("assignment.reference", "in", references)
        .where("assignment.status", "in", holding)
        .orderBy("assignment.seat")
        .execute();

export const isStaffed = async (reader: Reader, quote: Quote): Promise<boolean> =>
  staffingOf(quote, await holdingFor(reader, [quote.reference])).staffed;

/** Label of these names in the customer's email before the party. */
export const meetLabel = "You will meet";

/** The public names of a booking's performers once all places are filled; empty before that. */
export async function namesOnTheNight(reader: Reader, quote: Quote): Promise<string[]> {
  const rows = await holdingFor(reader, [quote.reference]);
  return staffingOf(quote, rows).staffed ? placesOf(quote, rows).kept.map(({ publicName }) => publicName) : [];
}

/** Recorded once the owner was told that a booked party is near and lacks a performer. */
export const lackingNotice = "no-performer-for-desk";

/** How a change affects the booking's performers. @param after the changed booking */
export async function changeForPerformers(reader: Reader, after: Quote, at: Date) {
  const { kept, surplus } = placesOf(after, await holdingFor(reader, [after.reference]));
  const now = askedFor(after);
  const again = kept.filter(
    (one) => one.askedFor !== now && one.noShow === 0 && !isUnderWay(after, one, at) && !isOwed(one, after.status, at),
  );
  const notFreeThen: { publicName: string; why: NotFree | "unknown" }[] = [];
  for (const { id, performerId, publicName } of again) {
    const why = await notFree(reader, performerId, jobOf(after), id);
    if (why) notFreeThen.push({ publicName, why });
  }
  return {
    /** Who can't be asked again, and why */
    notFree: notFreeThen,
    /** Whether any performer is asked again */
    again: again.length > 0,
    /** Whether any performer who had said yes is asked again */
    yesLost: again.some(({ status }) => status === "accepted"),
    /** Public names of performers who are no longer needed */
    released: surplus.map(({ publicName }) => publicName),
  };
}
export type ChangeForPerformers = Awaited<ReturnType<typeof changeForPerformers>>;

/** Public names of those who were there when the party took place, if a change would have it take place again. */
export async function wereThere(reader: Reader, after: Quote, at: Date): Promise<string[]> {
  if (jobOf(after).starts <= at.getTime()) return [];
  const held = await holdingFor(reader, [after.reference]);
  return held.filter((one) => isOwed(one, after.status, at)).map(({ publicName }) => publicName);
}

export type UnderstaffedBooking = Staffing & Pick<Quote, "reference"> & BookedDetails;

/** Booked parties from today on that lack a performer, the nearest first. @param today ISO, at the venue */
export async function partiesWithoutPerformer(
  reader: Reader,
  today: string,
  days = 14,
): Promise<UnderstaffedBooking[]> {
  const near = await reader
    .selectFrom("quote")
    .select(["reference", "status", "act", "packageId", "eventDate", "eventTime", "place", "placeSlug", "venue"])
    .select("performers")
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
