/** Which performers are free. Pure: times in milliseconds since 1970, distances in straight-line miles, dates ISO at the venue. */
import type { Site } from "../../content/site-shapes.ts";
import { weekdayNumber } from "../../dates/dates.ts";
import { milesBetween, type Point } from "../place/rules.ts";

export type AssignmentStatus = "requested" | "accepted" | "declined" | "withdrawn" | "passed-on";

/** Statuses that hold the performer: a request holds the time until it is answered. */
export const holding: readonly AssignmentStatus[] = ["requested", "accepted"];

/** What the owner sets in content/site.ts, under `performers`. */
type Terms = Site["performers"];
type JourneyTerms = Pick<Terms, "milesPerHour" | "marginMinutes">;

export interface Job {
  starts: number;
  ends: number;
  /** null for a place that we don't know */
  point: Point | null;
}

/** Distance assumed when a place is unknown, so that a gap in our list of places sends nobody across the country. */
const unknownMiles = 100;
/** Longest journey in hours: performers fly to anywhere further away. */
const maxTravelHours = 12;
const minute = 60_000;

/** Milliseconds needed between the end of one job and the start of the next. */
export function journey(from: Point | null, to: Point | null, terms: JourneyTerms): number {
  const miles = from && to ? milesBetween(from, to) : unknownMiles;
  const minutes = Math.min(maxTravelHours, miles / terms.milesPerHour) * 60;
  return Math.ceil(minutes + terms.marginMinutes) * minute;
}

/** Whether the same performer can't do both jobs, because they overlap or leave too little time to travel. */
export function clash(a: Job, b: Job, terms: JourneyTerms): boolean {
  const [first, second] = a.starts <= b.starts ? [a, b] : [b, a];
  return second.starts < first.ends + journey(first.point, second.point, terms);
}

/** How long before and after a job another one can still clash with it, in milliseconds. */
export const maxTimeApart = (terms: JourneyTerms): number => (maxTravelHours * 60 + terms.marginMinutes + 1) * minute;

export interface DaysOff {
  fromDate: string;
  toDate: string;
  /** 0 is Sunday; null for every day */
  weekday: number | null;
}

export const isOff = (daysOff: readonly DaysOff[], date: string): boolean =>
  daysOff.some(
    ({ fromDate, toDate, weekday }) =>
      fromDate <= date && date <= toDate && (weekday === null || weekday === weekdayNumber(date)),
  );

/** What decides whether a performer is free. */
export interface PerformerAvailability extends Point {
  active: 0 | 1;
  /** How far they travel, in miles */
  miles: number;
  acts: readonly string[];
  daysOff: readonly DaysOff[];
  /** Jobs that hold the performer around the time in question */
  jobs: readonly Job[];
}

export interface JobToStaff extends Job {
  act: string;
  /** At the venue */
  date: string;
}

export type NotFree = "inactive" | "act" | "far" | "off" | "busy";

/** Miles from the performer's base; null if the place is not known. */
const milesTo = (performer: Point, { point }: Pick<JobToStaff, "point">): number | null =>
  point && milesBetween(performer, point);

/** @returns why a performer can't have the job; undefined for one who is free. A place that we don't know is in reach. */
export function whyNot(performer: PerformerAvailability, wanted: JobToStaff, terms: JourneyTerms): NotFree | undefined {
  const { active, acts, miles, daysOff, jobs } = performer;
  if (!active) return "inactive";
  if (!acts.includes(wanted.act)) return "act";
  if ((milesTo(performer, wanted) ?? 0) > miles) return "far";
  if (isOff(daysOff, wanted.date)) return "off";
  if (jobs.some((job) => clash(job, wanted, terms))) return "busy";
}

/** Performers who are free, the nearest first; at the same distance by name. */
export const freeFor = <P extends PerformerAvailability & { publicName: string }>(
  performers: readonly P[],
  wanted: JobToStaff,
  terms: JourneyTerms,
): (P & { milesAway: number | null })[] =>
  performers
    .filter((performer) => whyNot(performer, wanted, terms) === undefined)
    .map((performer) => ({ ...performer, milesAway: milesTo(performer, wanted) }))
    .sort((a, b) => (a.milesAway ?? 0) - (b.milesAway ?? 0) || a.publicName.localeCompare(b.publicName, "en-GB"));

/**
 * After the set hours a request is chased, then passed on: at the latest after a quarter and half of the time left until the job. One that
 * takes the whole day has no start on its day, so its end counts then.
 */
export function answerBy(
  { asked, starts, ends }: { asked: number; starts: number; ends: number },
  terms: Pick<Terms, "chaseAfterHours" | "passOnAfterHours">,
) {
  const timeLeft = Math.max(0, (starts > asked ? starts : ends) - asked);
  const hour = 60 * minute;
  return {
    chaseAt: asked + Math.min(terms.chaseAfterHours * hour, timeLeft / 4),
    passOnAt: asked + Math.min(terms.passOnAfterHours * hour, timeLeft / 2),
  };
}

export const quarter = 15 * minute;

/** The quarter hours that a job touches, counted since 1970. */
export function slotsOf({ starts, ends }: Pick<Job, "starts" | "ends">): number[] {
  const first = Math.floor(starts / quarter);
  return Array.from({ length: Math.ceil(ends / quarter) - first }, (_, index) => first + index);
}
