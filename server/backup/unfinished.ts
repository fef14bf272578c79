import type { Client } from "pg";
import type { DataPlace } from "../config.ts";
import { connectPostgres } from "../database/postgres.ts";
import { Refusal } from "../refusal.ts";
import { clear, finishFiles, isStarted, lockFile, readJournal } from "./staged.ts";
import { takeLock } from "./take-lock.ts";

/** The key in `setting` under which a restored database stores the stamp of its restore. */
export const restoredKey = "restored";

/** The schema for prepared or old tables. @param stamp as in file names */
export const schemaNamed = (what: "restoring" | "before_restore", stamp: string) =>
  `${what}_${stamp.toLowerCase().replaceAll("-", "_")}`;

/** Milliseconds for which a start waits for a restore, or for another start that finishes one. */
const lockTimeout = 5000;

/**
 * The first step of a start: finishes a killed restore that has a journal, and undoes one without.
 * @throws Refusal while one is running
 */
export async function endUnfinishedRestore(where: DataPlace): Promise<void> {
  if (!isStarted(where.dataFolder)) return;
  const release = await takeLock(lockFile(where.dataFolder), lockTimeout);
  if (!release)
    throw new Refusal([
      `A backup is just being restored into ${where.dataFolder}. Start the site when that has ended.`,
    ]);
  try {
    await finishOrUndo(where);
  } finally {
    release();
  }
}

/**
 * For callers that hold the lock of the data folder.
 * @param client an open connection to PostgreSQL, when there is one
 * @returns whether the restore took place
 */
export async function finishOrUndo(where: DataPlace, client?: Client): Promise<boolean> {
  const journal = readJournal(where.dataFolder);
  const done =
    journal?.kind === "sqlite" ||
    (journal !== undefined &&
      where.databaseUrl !== undefined &&
      (await wasSwapped(where.databaseUrl, journal.stamp, client)));
  if (journal && done) finishFiles(where.dataFolder, journal);
  else clear(where.dataFolder);
  return done;
}

/** PostgreSQL swaps all tables in one transaction, which also writes the stamp of the restore. */
async function wasSwapped(url: string, stamp: string, client?: Client): Promise<boolean> {
  if (!client) {
    const own = await connectPostgres(url, "site-restore");
    try {
      return await wasSwapped(url, stamp, own);
    } finally {
      await own.end();
    }
  }
  const { rows: tables } = await client.query("select to_regclass('setting') as found");
  if (!tables[0]?.found) return false;
  const { rows } = await client.query("select 1 from setting where key = $1 and value = $2", [restoredKey, stamp]);
  return rows.length > 0;
}

/**
 * Removes the schemas of restores that were killed while filling one. For callers that hold the site's lock, shared or exclusively, so
 * that no other restore can be filling one.
 */
export async function dropLeftovers(ask: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const { rows } = await ask("select nspname as name from pg_namespace where nspname ~ '^restoring_[0-9]{4}_'");
  for (const { name } of rows as { name: string }[]) await ask(`drop schema if exists "${name}" cascade`);
}
