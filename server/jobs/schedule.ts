import { performance } from "node:perf_hooks";
import type { Clock, Database, Ports } from "../../app/context.ts";
import { claim, finish, type HeldRow, renew, skew, timeAfter, untilFree, type Work } from "../leases.ts";
import { redactPersonalData } from "../log.ts";
import { messageOf } from "../refusal.ts";
import type { Job } from "./job.ts";

const minute = 60_000;
/** Milliseconds until a job that failed is tried again, unless it is due sooner. */
const retry = 5 * minute;

/**
 * Milliseconds for which a process may hold a job without renewing its lease, which it does every minute: two machines whose clocks differ
 * by less than four minutes don't run a job at the same time (more would do no harm, only work), and a job whose process was killed runs
 * soon.
 */
export const lease = 5 * minute;

/** The properties needed to take a job. */
type JobTiming = Pick<Job, "name" | "everyMinutes">;

const workOf = ({ name, everyMinutes }: JobTiming): Work => ({
  table: "job",
  where: (is) => is("name", "=", name),
  lease,
  furthest: { due: everyMinutes * minute + skew, lease: lease + skew },
});

/** Takes the job if it is due and no process holds it. @returns undefined when it can't be taken */
export async function takeJob(database: Database, clock: Clock, job: JobTiming): Promise<HeldRow | undefined> {
  const row = await claim(database, clock, workOf(job), 1).returning("leasedUntil").executeTakeFirst();
  return row?.leasedUntil ? { table: "job", key: job.name, lease, until: row.leasedUntil } : undefined;
}

/** Milliseconds until each job may be taken, in their order; 0 for a new job, whose row is inserted here. */
async function untilDue(database: Database, clock: Clock, jobs: readonly JobTiming[]): Promise<number[]> {
  const rows = await database.selectFrom("job").select(["name", "dueAt", "leasedUntil"]).execute();
  const dueAt = clock.now().toISOString();
  const unknown = jobs.filter(({ name }) => !rows.some((row) => row.name === name));
  if (unknown.length > 0)
    await database
      .insertInto("job")
      .values(unknown.map(({ name }) => ({ name, dueAt })))
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  return jobs.map((job) => {
    const row = rows.find(({ name }) => name === job.name);
    return row ? untilFree(row, clock.now(), workOf(job).furthest) : 0;
  });
}

/**
 * Runs each job that is due and that no other process holds, one after the other. A job that fails is logged and holds up
 * none of the others.
 * @returns how many were run
 * @throws database errors
 */
export async function runDue(jobs: readonly Job[], ports: Ports, stop: AbortSignal): Promise<number> {
  const { database, clock } = ports;
  const due = await untilDue(database, clock, jobs);
  let count = 0;
  for (const [i, job] of jobs.entries()) {
    if (stop.aborted) break;
    const held = due[i] === 0 ? await takeJob(database, clock, job) : undefined;
    if (!held) continue;
    await runHeld(job, held, ports, stop);
    count++;
  }
  return count;
}

/** Milliseconds until some job may be taken. */
export async function untilJob(jobs: readonly Job[], { database, clock }: Ports): Promise<number> {
  return Math.min(...(await untilDue(database, clock, jobs)));
}

async function runHeld(job: Job, taken: HeldRow, ports: Ports, stop: AbortSignal) {
  const { database, clock, log } = ports;
  const began = clock.now();
  const started = performance.now();
  const keeper = keep(taken, ports, stop);
  let wait = job.everyMinutes * minute;
  let lastError: string | null = null;
  try {
    const done = await job.run(ports, keeper.signal);
    wait -= 1000 * Math.floor((performance.now() - started) / 1000);
    // The process is stopping: the rest of the job is due at once, for this process or another.
    if (stop.aborted) wait = 0;
    if (done > 0) log.info("job.done", { job: job.name, items: done, ms: Math.round(performance.now() - started) });
  } catch (error) {
    log.error("job.failed", error, { job: job.name });
    lastError = redactPersonalData(messageOf(error)).slice(0, 500);
    wait = Math.min(wait, retry);
  }
  const held = await keeper.end();
  const dueAt = timeAfter(clock.now(), Math.max(0, wait));
  if (held) await finish(database, held, { lastRun: began.toISOString(), lastError, dueAt });
}

/** Renews the lease while the job runs. Its signal aborts when the process stops or the lease is lost. */
function keep(taken: HeldRow, { database, clock, log }: Ports, stop: AbortSignal) {
  let held: HeldRow | undefined = taken;
  const leaseLost = new AbortController();
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(async () => {
      if (!held) return;
      try {
        held = await renew(database, clock, held);
      } catch (error) {
        // The database is unavailable: the lease holds until it expires.
        log.error("job.not-renewed", error, { job: taken.key });
        if (clock.now().toISOString() >= (held?.until ?? "")) held = undefined;
      }
      if (!held) leaseLost.abort(new Error(`the lease of ${taken.key} is lost`));
    });
  }, lease / 5);
  return {
    signal: AbortSignal.any([stop, leaseLost.signal]),
    /** @returns the current lease; undefined when it is lost */
    async end(): Promise<HeldRow | undefined> {
      clearInterval(timer);
      await renewing;
      return held;
    },
  };
}
