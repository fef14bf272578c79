/**
 * When the last backup was completed, kept in the database so that the desk can warn: a timer that has stopped, or whose disk is full,
 * reports that only in the system's log.
 */
import type { Database, Ports } from "../../app/context.ts";
import { formatLongDate } from "../../app/dates/dates.ts";
import { venueDate } from "../../app/dates/today.server.ts";
import type { Config } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { readSetting, writeSetting } from "../database/settings.ts";
import { isReal } from "../origin.ts";

const hour = 3_600_000;
/** Milliseconds without a backup after which the nightly one must have failed twice. */
const longest = 60 * hour;
/** Milliseconds after its first request in which a new site may be without a backup: whoever set it up may still be at work. */
const grace = 72 * hour;

/** @throws database errors */
export async function noteBackup(where: Pick<Config, "databaseUrl" | "dataFolder">, at: Date): Promise<void> {
  const store = openDatabase(where, { info() {}, error() {} }, 1);
  try {
    await writeSetting(store.database, "backup", at.toISOString());
  } finally {
    await store.close();
  }
}

/**
 * For a job. A site that was never backed up is named only at a public address, once people have asked for something: elsewhere it is a
 * trial.
 * @throws Error with a text for the desk, where there is no recent backup
 */
export async function checkBackups({
  database,
  clock,
  settings,
}: Pick<Ports, "database" | "clock" | "settings">): Promise<number> {
  const now = clock.now().getTime();
  const last = await readSetting(database, "backup");
  if (last !== undefined) {
    if (now - Date.parse(last) > longest) throw new Error(`No backup has been completed since ${dayOf(last)}.`);
    return 0;
  }
  const first = isReal(settings.origin) ? await firstRequest(database) : undefined;
  if (first && now - Date.parse(first) > grace)
    throw new Error(
      `No backup of this site has been made yet, and requests have come in since ${dayOf(first)}: its timer may not be installed.`,
    );
  return 0;
}

const dayOf = (at: string) => formatLongDate(venueDate(new Date(at)));

/** When the oldest request that is still stored came in, ISO 8601 UTC. */
const firstRequest = async (database: Database) =>
  (
    await database
      .selectFrom("quote")
      .select("createdAt")
      .where("suspect", "=", 0)
      .orderBy("createdAt")
      .limit(1)
      .executeTakeFirst()
  )?.createdAt;
