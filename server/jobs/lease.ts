import type { Updateable } from "kysely";
import type { Clock, Database, JobTable } from "../../app/context.ts";

/**
 * Milliseconds a process may hold a job without a sign of life. Long enough for clocks of two machines that differ by a
 * minute, short enough that a job whose process was killed is not missed.
 */
export const lease = 5 * 60_000;

/** A held job. `until` is the token: no two holders of one job ever have the same, a later one's is later. */
export interface Lease {
  name: string;
  until: string;
}

const from = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** Makes the rows that are not there yet, due at once. */
async function introduce(database: Database, clock: Clock, names: readonly string[]): Promise<void> {
  const due_at = clock.now().toISOString();
  await database
    .insertInto("job")
    .values(names.map((name) => ({ name, due_at, leased_until: null, last_run: null, last_error: null })))
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Milliseconds until each job may be taken, in the order of `names`; 0 when it may be now, and for one never seen before. */
export async function waits(database: Database, clock: Clock, names: readonly string[]): Promise<number[]> {
  const rows = await database.selectFrom("job").select(["name", "due_at", "leased_until"]).execute();
  if (names.some((name) => !rows.some((row) => row.name === name))) await introduce(database, clock, names);
  const now = clock.now().getTime();
  return names.map((name) => {
    const row = rows.find((row) => row.name === name);
    return row ? Math.max(0, Date.parse(row.due_at) - now, Date.parse(row.leased_until ?? row.due_at) - now) : 0;
  });
}

/** Takes the job if it is due and nobody holds it. One statement: of several processes one gets it. */
export async function take(database: Database, clock: Clock, name: string): Promise<Lease | undefined> {
  const now = clock.now();
  const until = from(now, lease);
  const taken = await database
    .updateTable("job")
    .set({ leased_until: until })
    .where("name", "=", name)
    .where("due_at", "<=", now.toISOString())
    .where((is) => is.or([is("leased_until", "is", null), is("leased_until", "<=", now.toISOString())]))
    .returning("name")
    .executeTakeFirst();
  return taken && { name, until };
}

/** @returns the lease made longer, or undefined when it has lapsed and another process took the job */
export async function renew(database: Database, clock: Clock, held: Lease): Promise<Lease | undefined> {
  const until = from(clock.now(), lease);
  return (await change(database, held, { leased_until: until })) ? { ...held, until } : undefined;
}

/** Gives the job back, to be run again `milliseconds` from now. @returns whether it was still held */
export function release(
  database: Database,
  clock: Clock,
  held: Lease,
  milliseconds: number,
  outcome: Pick<Updateable<JobTable>, "last_run" | "last_error">,
): Promise<boolean> {
  return change(database, held, { ...outcome, leased_until: null, due_at: from(clock.now(), milliseconds) });
}

async function change(database: Database, held: Lease, values: Updateable<JobTable>): Promise<boolean> {
  const changed = await database
    .updateTable("job")
    .set(values)
    .where("name", "=", held.name)
    .where("leased_until", "=", held.until)
    .returning("name")
    .executeTakeFirst();
  return changed !== undefined;
}
