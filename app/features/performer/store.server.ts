/** Performers with their acts and days off. */
import type { Reader } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { site } from "../site/site.server.ts";
import {
  type DaysOff,
  holding,
  isOff,
  type Job,
  type JobToStaff,
  maxTimeApart,
  type PerformerAvailability,
} from "./rules.ts";
import type { Assignment, Performer, PerformerBlockTable } from "./table.server.ts";

/** A performer with everything that decides whether they are free. */
export type Candidate = Performer & PerformerAvailability;

export const performerById = (reader: Reader, id: string): Promise<Performer | undefined> =>
  reader.selectFrom("performer").selectAll().where("id", "=", id).executeTakeFirst();

/** Whether only what the accounts of their jobs need is left of a performer (erase-performers.server.ts). */
export const isErased = ({ email }: Pick<Performer, "email">): boolean => email === "";

export const actsOf = async (reader: Reader, performerId: string): Promise<string[]> => {
  const rows = await reader
    .selectFrom("performerAct")
    .select("act")
    .where("performerId", "=", performerId)
    .orderBy("act")
    .execute();
  return rows.map(({ act }) => act);
};

/** Whether anybody does this act, active or not. */
export const someoneDoes = async (reader: Reader, act: string): Promise<boolean> =>
  (await reader.selectFrom("performerAct").select("act").where("act", "=", act).limit(1).executeTakeFirst()) !==
  undefined;

/** Days off that are not over. @param today ISO, at the venue */
export const daysOffOf = (reader: Reader, performerId: string, today: string): Promise<PerformerBlockTable[]> =>
  reader
    .selectFrom("performerBlock")
    .selectAll()
    .where("performerId", "=", performerId)
    .where("toDate", ">=", today)
    .orderBy("fromDate")
    .orderBy("id")
    .execute();

/** Future jobs for which a performer is held on one of their days off. @param today ISO, at the venue */
export async function jobsOnDaysOff(reader: Reader, performerId: string, today: string) {
  const jobs = await reader
    .selectFrom("assignment")
    .innerJoin("quote", "quote.reference", "assignment.reference")
    .select(["assignment.id", "assignment.reference", "assignment.status", "quote.eventDate", "quote.place"])
    .where("assignment.performerId", "=", performerId)
    .where("assignment.status", "in", holding)
    .where("quote.eventDate", ">=", today)
    .orderBy("assignment.startsAt")
    .execute();
  const daysOff = await daysOffOf(reader, performerId, today);
  return jobs.filter(({ eventDate }) => isOff(daysOff, eventDate));
}

/** All performers with their acts, active ones first. */
export async function listPerformers(reader: Reader): Promise<(Performer & { acts: string[] })[]> {
  const performers = await reader
    .selectFrom("performer")
    .selectAll()
    .orderBy("active", "desc")
    .orderBy("publicName")
    .orderBy("id")
    .execute();
  const acts = Map.groupBy(
    await reader.selectFrom("performerAct").selectAll().orderBy("act").execute(),
    (row) => row.performerId,
  );
  return performers.map((performer) => ({ ...performer, acts: (acts.get(performer.id) ?? []).map(({ act }) => act) }));
}

const digits = (phone: string) => phone.replaceAll(/\D/g, "").slice(-10);

/** Another one with this email address or telephone number: the same person could be held for two parties at one time. */
export const samePerson = async (
  reader: Reader,
  { id, email, phone }: Pick<Performer, "id" | "email" | "phone">,
): Promise<Performer | undefined> =>
  (await reader.selectFrom("performer").selectAll().where("id", "!=", id).execute()).find(
    (one) => !isErased(one) && (one.email.toLowerCase() === email.toLowerCase() || digits(one.phone) === digits(phone)),
  );

/** The latest 50 first, each with the date that the performer was asked for, even if the booking has moved since. */
export async function jobsOf(reader: Reader, performerId: string) {
  const rows = await reader
    .selectFrom("assignment")
    .innerJoin("quote", "quote.reference", "assignment.reference")
    .select([
      "assignment.id",
      "assignment.reference",
      "assignment.status",
      "assignment.fee",
      "assignment.paidOn",
      "assignment.noShow",
      "assignment.startsAt",
      "assignment.endsAt",
      "quote.place",
      "quote.status as booking",
    ])
    .where("assignment.performerId", "=", performerId)
    .orderBy("assignment.startsAt", "desc")
    .orderBy("assignment.id")
    .limit(50)
    .execute();
  return rows.map(({ startsAt, ...job }) => ({ ...job, date: venueDate(new Date(startsAt)) }));
}

/** Active, of the act, with days off and jobs around a time. @param only one performer, whatever their acts. @param except a job to move */
export async function candidatesFor(
  reader: Reader,
  wanted: JobToStaff,
  { only, except }: { only?: string; except?: string } = {},
): Promise<Candidate[]> {
  const performers = await (only
    ? reader.selectFrom("performer").selectAll().where("id", "=", only)
    : reader
        .selectFrom("performer")
        .innerJoin("performerAct", "performerAct.performerId", "performer.id")
        .selectAll("performer")
        .where("performerAct.act", "=", wanted.act)
        .where("performer.active", "=", 1)
  ).execute();
  const ids = performers.map(({ id }) => id);
  if (ids.length === 0) return [];
  const acts = await reader.selectFrom("performerAct").selectAll().where("performerId", "in", ids).execute();
  const daysOff = await reader
    .selectFrom("performerBlock")
    .selectAll()
    .where("performerId", "in", ids)
    .where("toDate", ">=", wanted.date)
    .where("fromDate", "<=", wanted.date)
    .execute();
  const around = maxTimeApart(site.performers) + 24 * 3_600_000;
  const jobs = await reader
    .selectFrom("assignment")
    .select(["id", "performerId", "startsAt", "endsAt", "lat", "lon"])
    .where("status", "in", holding)
    .where("startsAt", ">", new Date(wanted.starts - around).toISOString())
    .where("startsAt", "<", new Date(wanted.ends + around).toISOString())
    .where("performerId", "in", ids)
    .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
    .execute();
  const of = <T extends { performerId: string }>(rows: readonly T[]) => Map.groupBy(rows, (row) => row.performerId);
  const actsBy = of(acts);
  const offBy = of(daysOff);
  const jobsBy = of(jobs);
  return performers.map((performer) => ({
    ...performer,
    acts: (actsBy.get(performer.id) ?? []).map(({ act }) => act),
    daysOff: (offBy.get(performer.id) ?? []) satisfies DaysOff[],
    jobs: (jobsBy.get(performer.id) ?? []).map(asJob),
  }));
}

const asJob = ({ startsAt, endsAt, lat, lon }: Pick<Assignment, "startsAt" | "endsAt" | "lat" | "lon">): Job => ({
  starts: Date.parse(startsAt),
  ends: Date.parse(endsAt),
  point: lat === null || lon === null ? null : { lat, lon },
});
