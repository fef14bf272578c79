import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { siteFile } from "../database/sqlite.ts";
import { Refusal } from "../refusal.ts";
import { saysInUse } from "./in-use.ts";
import { releaseLeases } from "./leases.ts";
import { tablesOf } from "./sqlite-file.ts";

/** What is on the disk when this returns is there after a power cut. */
export function sync(file: string): void {
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Keeps everybody else out of the file until it is closed: leaving the write-ahead log needs the file for oneself, which a
 * site that runs does not give, and a killed one no longer holds.
 * @throws Refusal when the site is running
 */
function alone(file: string): Sqlite.Database {
  const database = new Sqlite(file, { fileMustExist: true, timeout: 1000 });
  try {
    database.pragma("locking_mode = exclusive");
    database.pragma("journal_mode = delete");
    database.exec("begin exclusive");
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY"))
      throw new Refusal([`The site is running on ${file}. Stop it, then restore.`], { cause: error });
    throw error;
  }
}

function refuseOverRows(database: Sqlite.Database, file: string) {
  for (const name of tablesOf(database).filter(saysInUse))
    if (database.prepare(`select 1 from "${name}" limit 1`).get())
      throw new Refusal([
        `${file} is in use: ${name} has rows. Give --replace to put what is there aside and restore over it.`,
      ]);
}

function release(file: string) {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    for (const statement of releaseLeases(tablesOf(database))) database.exec(statement);
  } finally {
    database.close();
  }
}

/**
 * Puts the copy in place of DATA_DIR/site.db, and what was there into a folder beside it.
 * @returns that folder, or undefined when there was nothing
 * @throws Refusal when the site is running, or the file holds rows and `replace` was not said
 */
export async function restoreToSqlite(
  dataFolder: string,
  file: string,
  { stamp, replace }: { stamp: string; replace: boolean },
): Promise<string | undefined> {
  const target = siteFile(dataFolder);
  const incoming = path.join(dataFolder, `.restoring-${stamp}.db`);
  mkdirSync(dataFolder, { recursive: true });
  const old = existsSync(target) ? alone(target) : undefined;
  try {
    if (old && !replace) refuseOverRows(old, target);
    await copyFile(file, incoming);
    release(incoming);
    sync(incoming);
    const aside = path.join(dataFolder, `before-restore-${stamp}`);
    if (old) {
      mkdirSync(aside);
      renameSync(target, path.join(aside, path.basename(target)));
    }
    // A log of an earlier file must not be played into this one.
    for (const ending of ["-wal", "-shm", "-journal"]) rmSync(target + ending, { force: true });
    renameSync(incoming, target);
    sync(dataFolder);
    return old && aside;
  } finally {
    old?.close();
    rmSync(incoming, { force: true });
  }
}
