import { performance } from "node:perf_hooks";
import type { Clock, Database, Log } from "../app/context.ts";
import { clockSeen, newestRow, rememberClock } from "./database/clock-seen.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds by which the clock may differ from the elapsed time; time servers correct by less. */
const tolerance = 2 * minute;
/** Milliseconds for which the site may have been off before the difference counts as a jump: a weekend. */
export const unseen = 48 * hour;
/** The same where only the time of the newest row is known: a quiet site gets no quote for weeks. */
const withoutRows = 90 * 24 * hour;
/** Milliseconds between two comparisons with the database. */
const compare = 10 * minute;

/** Minutes of a steady clock before anything is erased for its age. */
export const stableMinutesToErase = 24 * 60;

class ClockJumped extends Error {}

/**
 * Measures how far the clock can be trusted. A clock that is wrong for seconds (a machine without a battery before the time
 * server answers, a wrong time server, a typing error) must not end offers or erase what has to be kept by law: jobs that act on
 * a date check first how long it has been steady (docs/decisions/0060).
 * @param passed a monotonic clock, in milliseconds
 */
export function watchClock(
  database: Database,
  system: Clock,
  log: Log,
  passed: () => number = () => performance.now(),
) {
  const read = () => ({ wall: system.now().getTime(), passed: passed() });
  let last = read();
  let compared = Number.NEGATIVE_INFINITY;
  /** Time of the last jump by the monotonic clock; -Infinity when no jump is known, undefined before the first comparison */
  let steadyFrom: number | undefined;

  const expected = () => last.wall + passed() - last.passed;
  const hasJumped = () => Math.abs(system.now().getTime() - expected()) > tolerance;
  const jumped = (was: number, now: ReturnType<typeof read>, how: string) => {
    steadyFrom = now.passed;
    const [from, to] = [was, now.wall].map((time) => new Date(time).toISOString());
    const what = `the clock says ${to} and ${how} ${from}: most jobs wait until it has been steady for an hour, erasing for a day`;
    log.error("clock.jumped", new ClockJumped(what));
  };

  return {
    /** The system's clock. Its `now` @throws ClockJumped when the clock has jumped since the last comparison */
    clock: {
      now() {
        if (hasJumped()) throw new ClockJumped("the clock has jumped");
        return system.now();
      },
    },
    /** Minutes since the clock last jumped; Infinity when no jump is known, 0 before the first comparison */
    stableClockMinutes() {
      if (steadyFrom === undefined || hasJumped()) return 0;
      return (passed() - steadyFrom) / minute;
    },
    /** Compares the clock with the monotonic one, and every ten minutes with the database; logs a jump. @throws database errors */
    async look() {
      const now = read();
      const isJump = hasJumped();
      if (isJump) jumped(expected(), now, "should say");
      last = now;
      if (!isJump && now.passed - compared < compare) return;
      const stored = await clockSeen(database);
      const known = stored?.seen ?? (await newestRow(database));
      steadyFrom ??= stored?.steadySince
        ? now.passed - Math.max(0, now.wall - Date.parse(stored.steadySince))
        : Number.NEGATIVE_INFINITY;
      const since = known === undefined ? 0 : now.wall - Date.parse(known);
      const limit = stored ? unseen : withoutRows;
      if (!isJump && (since > limit || since < -tolerance)) jumped(Date.parse(known ?? ""), now, "was last seen at");
      const steadySince =
        steadyFrom === Number.NEGATIVE_INFINITY ? null : new Date(now.wall - (now.passed - steadyFrom)).toISOString();
      await rememberClock(database, { seen: new Date(now.wall).toISOString(), steadySince });
      compared = now.passed;
    },
  };
}
