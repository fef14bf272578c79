import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { stableMinutesToErase, unseen } from "../clock-watch.ts";
import type { ClockSeen } from "../database/clock-seen.ts";

const day = 24 * 3_600_000;
const madeAt = (name: string) =>
  Date.parse(name.replace(/^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, "$1:$2:$3.$4"));

/**
 * Removes backups older than a number of days, unless the clock may have jumped: a clock that is wrong for seconds would remove all.
 * @param seen the time that the site last stored; when that is too old, the previous backup's time is used
 * @returns how many were removed, and sentences about those that were kept
 */
export async function removeOld(
  folder: string,
  { now, days, seen }: { now: Date; days: number; seen: ClockSeen | undefined },
): Promise<{ removed: number; left: string[] }> {
  const at = now.getTime();
  const names = (await readdir(folder)).filter((name) => !Number.isNaN(madeAt(name)));
  const ahead = names.filter((name) => madeAt(name) > at);
  const left = ahead.map(
    (name) => `${path.join(folder, name)} has a time to come: the clock was wrong when it was made. Remove it by hand.`,
  );
  const old = names.filter((name) => madeAt(name) < at - days * day);
  if (old.length === 0) return { removed: 0, left };
  const before = Math.max(...names.map(madeAt).filter((made) => made < at));
  if (!isClockTrusted(at, before, seen)) {
    const last = new Date(Math.max(before, Date.parse(seen?.seen ?? "") || 0)).toISOString();
    const why = `The clock says ${now.toISOString()} and may have jumped (last known: ${last})`;
    return { removed: 0, left: [...left, `${why}: ${old.length} backups older than ${days} days were left.`] };
  }
  for (const name of old) await rm(path.join(folder, name), { recursive: true, force: true });
  return { removed: old.length, left };
}

function isClockTrusted(at: number, before: number, seen: ClockSeen | undefined): boolean {
  if (!seen || Math.abs(at - Date.parse(seen.seen)) > unseen) return at - before <= unseen;
  return seen.steadySince === null || at - Date.parse(seen.steadySince) >= stableMinutesToErase * 60_000;
}
