import { performance } from "node:perf_hooks";
import type { Ports } from "../../app/context.ts";
import { withoutPersons } from "../log.ts";
import type { Job } from "./job.ts";
import { type Lease, lease, release, renew, take, waits } from "./lease.ts";

const minute = 60_000;
/** Milliseconds until a job that failed is tried again, unless it comes round sooner by itself. */
const retry = 5 * minute;

/**
 * Runs each job that is due and that no other process holds, one after the other. A job that fails is logged and holds up
 * none of the others.
 * @returns how many were run
 * @throws what the database throws
 */
export async function runDue(jobs: readonly Job[], ports: Ports, stop: AbortSignal): Promise<number> {
  const { database, clock } = ports;
  const due = await waits(database, clock, jobs);
  let count = 0;
  for (const [i, job] of jobs.entries()) {
    if (stop.aborted) break;
    const held = due[i] === 0 ? await take(database, clock, job) : undefined;
    if (!held) continue;
    await runHeld(job, held, ports, stop);
    count++;
  }
  return count;
}

/** Milliseconds until some job may be taken. */
export async function untilJob(jobs: readonly Job[], { database, clock }: Ports): Promise<number> {
  return Math.min(...(await waits(database, clock, jobs)));
}

async function runHeld(job: Job, taken: Lease, ports: Ports, stop: AbortSignal) {
  const { database, clock, log } = ports;
  const began = clock.now();
  const started = performance.now();
  const keeper = keep(taken, ports, stop);
  let wait = job.everyMinutes * minute;
  let lastError: string | null = null;
  try {
    const done = await job.run(ports, keeper.signal);
    wait -= 1000 * Math.floor((performance.now() - started) / 1000);
    // Cut short: what is left is due at once, here or elsewhere.
    if (stop.aborted) wait = 0;
    if (done > 0) log.info("job.done", { job: job.name, items: done, ms: Math.round(performance.now() - started) });
  } catch (error) {
    log.error("job.failed", error, { job: job.name });
    lastError = withoutPersons(error instanceof Error ? error.message : String(error)).slice(0, 500);
    wait = Math.min(wait, retry);
  }
  const held = await keeper.end();
  const outcome = { lastRun: began.toISOString(), lastError };
  if (held) await release(database, clock, held, Math.max(0, wait), outcome);
}

/** Renews the lease while the job runs. Its signal says when to stop: asked to, or the lease is lost. */
function keep(taken: Lease, { database, clock, log }: Ports, stop: AbortSignal) {
  let held: Lease | undefined = taken;
  const lost = new AbortController();
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(async () => {
      if (!held) return;
      try {
        held = await renew(database, clock, held);
      } catch (error) {
        // The database is away: the lease stands until it lapses.
        log.error("job.not-renewed", error, { job: taken.name });
        if (clock.now().toISOString() >= (held?.until ?? "")) held = undefined;
      }
      if (!held) lost.abort(new Error(`the lease of ${taken.name} is lost`));
    });
  }, lease / 5);
  return {
    signal: AbortSignal.any([stop, lost.signal]),
    /** @returns the lease as it stands; undefined when it is another process's now */
    async end(): Promise<Lease | undefined> {
      clearInterval(timer);
      await renewing;
      return held;
    },
  };
}
