import type { Updateable } from "kysely";
import type { Clock, Database, JobTable } from "../../app/context.ts";
import type { Job } from "./job.ts";

/**
 * Milliseconds a process may hold a job without a sign of life. Long enough for clocks of two machines that differ by a
 * minute, short enough that a job whose process was killed is not missed.
 */
export const lease = 5 * 60_000;

/** Milliseconds by which the clocks of two machines may differ. */
const skew = 5 * 60_000;

/** What is to be known of a job to take it. */
export type Timed = Pick<Job, "name" | "everyMinutes">;

/**
 * Milliseconds from now beyond which no run of a job and no lease lies. A later time was written while some clock was wrong, and
 * waiting for it would stop the job until that date: it counts as over.
 */
const furthestRun = ({ everyMinutes }: Timed) => everyMinutes * 60_000 + skew;
const furthestLease = lease + skew;

/** A held job. `until` is the token: no two holders of one job ever have the same, a later one's is later. */
export interface Lease {
  name: string;
  until: string;
}

const from = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** Makes the rows that are not there yet, due at once. */
async function introduce(database: Database, clock: Clock, names: readonly string[]): Promise<void> {
  const dueAt = clock.now().toISOString();
  await database
    .insertInto("job")
    .values(names.map((name) => ({ name, dueAt, leasedUntil: null, lastRun: null, lastError: null })))
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Milliseconds until each job may be taken, in their order; 0 when it may be now, and for one never seen before. */
export async function waits(database: Database, clock: Clock, jobs: readonly Timed[]): Promise<number[]> {
  const rows = await database.selectFrom("job").select(["name", "dueAt", "leasedUntil"]).execute();
  const unknown = jobs.map(({ name }) => name).filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) await introduce(database, clock, unknown);
  const now = clock.now().getTime();
  const left = (time: string | null, furthest: number) => {
    const wait = time === null ? 0 : Date.parse(time) - now;
    return wait > furthest ? 0 : Math.max(0, wait);
  };
  return jobs.map((job) => {
    const row = rows.find((row) => row.name === job.name);
    return row ? Math.max(left(row.dueAt, furthestRun(job)), left(row.leasedUntil, furthestLease)) : 0;
  });
}

/** Takes the job if it is due and nobody holds it. One statement: of several processes one gets it. */
export async function take(database: Database, clock: Clock, job: Timed): Promise<Lease | undefined> {
  const now = clock.now();
  const until = from(now, lease);
  const taken = await database
    .updateTable("job")
    .set({ leasedUntil: until })
    .where("name", "=", job.name)
    .where((is) => is.or([is("dueAt", "<=", from(now, 0)), is("dueAt", ">", from(now, furthestRun(job)))]))
    .where((is) =>
      is.or([
        is("leasedUntil", "is", null),
        is("leasedUntil", "<=", from(now, 0)),
        is("leasedUntil", ">", from(now, furthestLease)),
      ]),
    )
    .returning("name")
    .executeTakeFirst();
  return taken && { name: job.name, until };
}

/** @returns the lease made longer, or undefined when it has lapsed and another process took the job */
export async function renew(database: Database, clock: Clock, held: Lease): Promise<Lease | undefined> {
  const until = from(clock.now(), lease);
  return (await change(database, held, { leasedUntil: until })) ? { ...held, until } : undefined;
}

/** Gives the job back, to be run again `milliseconds` from now. @returns whether it was still held */
export function release(
  database: Database,
  clock: Clock,
  held: Lease,
  milliseconds: number,
  outcome: Pick<Updateable<JobTable>, "lastRun" | "lastError">,
): Promise<boolean> {
  return change(database, held, { ...outcome, leasedUntil: null, dueAt: from(clock.now(), milliseconds) });
}

async function change(database: Database, held: Lease, values: Updateable<JobTable>): Promise<boolean> {
  const changed = await database
    .updateTable("job")
    .set(values)
    .where("name", "=", held.name)
    .where("leasedUntil", "=", held.until)
    .returning("name")
    .executeTakeFirst();
  return changed !== undefined;
}
