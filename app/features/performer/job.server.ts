/** A booking as seen by its performers: a job with a time and a place. */
import { createHash } from "node:crypto";
import { addDays } from "../../dates/dates.ts";
import { hasBegun, venueDate, venueInstant, venueMoment } from "../../dates/today.server.ts";
import { minutesOf } from "../catalogue/store.server.ts";
import { locateAddress } from "../place/locate.server.ts";
import { isOverseas, placeBySlug } from "../place/store.server.ts";
import { farVenue } from "../place/venue/far-venue.server.ts";
import { withoutStreet } from "../place/without-street.server.ts";
import { namesOf } from "../quote/display-names.server.ts";
import type { Status } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import type { JobToStaff } from "./rules.ts";
import type { Assignment } from "./table.server.ts";

/** Statuses in which performers are asked, and requests stay open. */
const staffable: readonly Status[] = [
  "requested",
  "priced",
  "sent",
  "accepted",
  "deposit-pending",
  "booked",
  "balance-paid",
];
export const isStaffable = (status: Status): boolean => staffable.includes(status);

export type BookedDetails = Pick<
  Quote,
  "act" | "packageId" | "eventDate" | "eventTime" | "place" | "placeSlug" | "venue"
>;

/** A digest of what a performer says yes to, instead of personal data. The venue is part of it only if it is far from the place. */
export function askedFor(quote: BookedDetails): string {
  const { act, packageId, eventDate, eventTime, place, placeSlug } = quote;
  const far = farVenue(quote);
  return createHash("sha256")
    .update(JSON.stringify([act, packageId, eventDate, eventTime, placeSlug ?? place, ...(far ? [far.district] : [])]))
    .digest("hex")
    .slice(0, 32);
}

/** Whether an assignment is for the current details of the booking. */
export const fitsBooking = (quote: Quote, { askedFor: job }: Pick<Assignment, "askedFor">): boolean =>
  isStaffable(quote.status) && job === askedFor(quote);

/** What the customer typed may be a street, so it is shortened before the performer says yes. @returns "" if nothing can be shown */
export const placeBeforeAcceptance = (quote: Quote): string =>
  withFarVenue(quote, namesOf(quote).place ?? placeBySlug(quote.placeSlug ?? "")?.name ?? withoutStreet(quote.place));

/** "London, venue in KW1": a far venue's postcode district beside the place, so that a yes is to the journey. */
export function withFarVenue(quote: BookedDetails, place: string): string {
  const far = farVenue(quote);
  return far ? [place, `venue in ${far.district}`].filter(Boolean).join(", ") : place;
}

export const feeLabel = "Your fee";

/** Shown for a place whose town and district are both unknown. */
export const placeAfterYes = "On your page, once you have said yes";

const minutesIn = (quote: BookedDetails) => minutesOf(quote) * 60_000;

const wholeDayEnd = (date: string) => venueInstant(addDays(date, 1), "00:00").getTime();

const isAbroad = (place: ReturnType<typeof placeBySlug>) => place !== undefined && isOverseas(place);

/** When and where a booking takes place. A party without a start time, or one overseas, takes the whole day. */
export function jobOf(quote: BookedDetails): JobToStaff {
  const { act, eventDate: date, eventTime: time, place: typed, placeSlug } = quote;
  const place = placeSlug === null ? undefined : placeBySlug(placeSlug);
  const named = place ? { lat: place.lat, lon: place.lon } : (locateAddress(typed) ?? null);
  const point = farVenue(quote)?.point ?? named;
  const common = { act, date, point };
  if (time === null || isAbroad(place)) {
    return { ...common, starts: venueInstant(date, "00:00").getTime(), ends: wholeDayEnd(date) };
  }
  const starts = venueInstant(date, time).getTime();
  return { ...common, starts, ends: starts + minutesIn(quote) };
}

/** What a performer was asked for, even if the booking has changed since; no start time if the whole day is held. */
export function askedWhen({
  startsAt,
  endsAt,
}: Pick<Assignment, "startsAt" | "endsAt">): Pick<Quote, "eventDate" | "eventTime"> {
  const { date, time } = venueMoment(new Date(startsAt));
  const wholeDay = venueInstant(date, "00:00").toISOString() === startsAt && wholeDayEnd(date) === Date.parse(endsAt);
  return { eventDate: date, eventTime: wholeDay ? null : time };
}

/** The booking with the date and start time of the request. `samePlace` is false if the place has changed since. */
export function asAskedFor(
  quote: Quote,
  assignment: Pick<Assignment, "askedFor" | "startsAt" | "endsAt" | "lat" | "lon">,
) {
  if (assignment.askedFor === askedFor(quote)) return { quote, samePlace: true };
  const { point } = jobOf(quote);
  const samePlace = point !== null && point.lat === assignment.lat && point.lon === assignment.lon;
  return { quote: { ...quote, ...askedWhen(assignment) }, samePlace };
}

/** Then nobody is asked any more. Without a start time: from the day after. */
export const partyHasBegun = ({ eventDate, eventTime }: Pick<Quote, "eventDate" | "eventTime">, now: Date): boolean =>
  eventDate < venueDate(now) || hasBegun(eventDate, eventTime, now);

/** Then nobody withdraws or is released any more, so that the record shows who came. */
export const hasStarted = (assignment: Pick<Assignment, "startsAt" | "endsAt">, now: Date): boolean =>
  partyHasBegun(askedWhen(assignment), now);

/** The local time at the venue when the party ends, "21:30". @param time of the start */
export function endTimeOf(quote: BookedDetails, time: string): string {
  // The time zone overseas is not known (decision 0045), so a change of the clocks during the party is ignored.
  if (isAbroad(placeBySlug(quote.placeSlug ?? "")))
    return new Date(Date.parse(`${quote.eventDate}T${time}Z`) + minutesIn(quote)).toISOString().slice(11, 16);
  const ends = venueInstant(quote.eventDate, time).getTime() + minutesIn(quote);
  return venueMoment(new Date(ends)).time;
}

/** Notifications to performers who accepted a booked party (booked/job-notifications.server.ts), each sent once. */
export type JobNotificationKind = "job-booked" | "job-tomorrow";
export const jobNotification = (kind: JobNotificationKind, assignmentId: string): string => `${kind}-${assignmentId}`;
