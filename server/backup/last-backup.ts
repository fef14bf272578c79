/**
 * When the last backup was completed, kept in the database so that the desk can warn: a timer that has stopped, or whose disk is full,
 * reports that only in the system's log.
 */
import type { Ports } from "../../app/context.ts";
import { formatLongDate } from "../../app/dates/dates.ts";
import { venueDate } from "../../app/dates/today.server.ts";
import type { Config } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { readSetting, writeSetting } from "../database/settings.ts";

/** Hours without a backup after which the nightly one must have failed twice. */
const longest = 60;

/** @throws database errors */
export async function noteBackup(where: Pick<Config, "databaseUrl" | "dataFolder">, at: Date): Promise<void> {
  const store = openDatabase(where, { info() {}, error() {} }, 1);
  try {
    await writeSetting(store.database, "backup", at.toISOString());
  } finally {
    await store.close();
  }
}

/** For a job. @throws Error with a text for the desk, where backups were made before and no longer are */
export async function checkBackups({ database, clock }: Pick<Ports, "database" | "clock">): Promise<number> {
  const last = await readSetting(database, "backup");
  if (last !== undefined && clock.now().getTime() - Date.parse(last) > longest * 3_600_000)
    throw new Error(`No backup has been completed since ${formatLongDate(venueDate(new Date(last)))}.`);
  return 0;
}
