/** A booking as a job for each of its performers. */
import { createHash } from "node:crypto";
import { addDays } from "../../dates/dates.ts";
import { venueInstant } from "../../dates/today.server.ts";
import { minutesOf } from "../catalogue/store.server.ts";
import { locate } from "../place/locate.server.ts";
import { isOverseas, placeBySlug } from "../place/store.server.ts";
import type { Status } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import type { JobToStaff } from "./rules.ts";

/** Statuses in which performers are asked, and stay asked. */
export const staffable = [
  "requested",
  "priced",
  "sent",
  "accepted",
  "deposit-pending",
  "booked",
  "balance-paid",
] as const satisfies Status[];
export const isStaffable = (status: Status): boolean => staffable.some((one) => one === status);

/** Statuses in which the party takes place. */
export const confirmed = ["booked", "balance-paid"] as const satisfies Status[];
export const isConfirmed = (status: Status): boolean => confirmed.some((one) => one === status);

export type BookedDetails = Pick<Quote, "act" | "packageId" | "eventDate" | "eventTime" | "place" | "placeSlug">;

/**
 * A digest of the details that a performer says yes to. It is stored in place of the details, so that a change shows and no personal data
 * is stored twice. The venue is not part of it: another venue in the same place is the same job.
 */
export const askedFor = ({ act, packageId, eventDate, eventTime, place, placeSlug }: BookedDetails): string =>
  createHash("sha256")
    .update(JSON.stringify([act, packageId, eventDate, eventTime, placeSlug ?? place]))
    .digest("hex")
    .slice(0, 32);

/** When and where. A party without a start time yet, or one overseas, takes the whole day. */
export function jobOf(quote: BookedDetails): JobToStaff {
  const { act, eventDate: date, eventTime: time, place: typed, placeSlug } = quote;
  const place = placeSlug === null ? undefined : placeBySlug(placeSlug);
  const point = place ? { lat: place.lat, lon: place.lon } : (locate(typed) ?? null);
  const common = { act, date, point };
  if (time === null || (place && isOverseas(place))) {
    const ends = venueInstant(addDays(date, 1), "00:00").getTime();
    return { ...common, starts: venueInstant(date, "00:00").getTime(), ends };
  }
  const starts = venueInstant(date, time).getTime();
  return { ...common, starts, ends: starts + minutesOf(quote) * 60_000 };
}
