import { existsSync } from "node:fs";
import { chmod, copyFile } from "node:fs/promises";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { isBusy, isDamaged } from "../database/errors.ts";
import { siteFile } from "../database/sqlite.ts";
import { Refusal } from "../refusal.ts";
import { numbersTable, raiseNumbers } from "./document-numbers.ts";
import { refuseInUse } from "./in-use.ts";
import { endOutdated } from "./outdated.ts";
import { tablesOf } from "./sqlite-file.ts";
import { finishFiles, stagingFolder, sync, writeJournal } from "./staged.ts";

/**
 * Locks the file until it is closed: leaving WAL mode needs exclusive access, which a running site prevents and a killed one does not.
 * @returns the file, or undefined when it is broken, so that nobody can be using it
 * @throws Refusal when the site is running
 */
function lockExclusively(file: string): Sqlite.Database | undefined {
  const database = new Sqlite(file, { fileMustExist: true, timeout: 1000 });
  try {
    database.pragma("locking_mode = exclusive");
    database.pragma("journal_mode = delete");
    database.exec("begin exclusive");
    return database;
  } catch (error) {
    database.close();
    if (isDamaged(error)) return undefined;
    if (isBusy(error)) throw new Refusal([`The site is running on ${file}. Stop it, then restore.`], { cause: error });
    throw error;
  }
}

async function refuseOverRows(file: string, database: Sqlite.Database | undefined) {
  const broken = `${file} is broken. Use --replace to set it aside and restore over it.`;
  if (!database) throw new Refusal([broken]);
  try {
    const hasRows = (name: string) => database.prepare(`select 1 from "${name}" limit 1`).get() !== undefined;
    await refuseInUse(file, tablesOf(database), hasRows);
  } catch (error) {
    throw isDamaged(error) ? new Refusal([broken], { cause: error }) : error;
  }
}

function refresh(file: string, old: Sqlite.Database | undefined) {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    const tables = tablesOf(database);
    for (const statement of endOutdated(tables)) database.exec(statement);
    if (tables.includes(numbersTable))
      for (const { kind, last } of lastNumbersOf(old))
        database.prepare(raiseNumbers(numbersTable, "values (?, ?)")).run(kind, last);
  } finally {
    database.close();
  }
}

/** The last numbers of the old file; none where it can't be read. */
function lastNumbersOf(old: Sqlite.Database | undefined): { kind: string; last: number }[] {
  try {
    if (!old || !tablesOf(old).includes(numbersTable)) return [];
    return old.prepare<[], { kind: string; last: number }>(`select kind, last from ${numbersTable}`).all();
  } catch (error) {
    if (isDamaged(error)) return [];
    throw error;
  }
}

/**
 * Replaces DATA_DIR/site.db and the files staged with it, and sets the old ones aside.
 * @returns whether there was one before
 * @throws Refusal when the site is running, or the file has rows or is broken and `replace` is not set
 */
export async function restoreToSqlite(
  dataFolder: string,
  file: string,
  { stamp, replace }: { stamp: string; replace: boolean },
): Promise<boolean> {
  const target = siteFile(dataFolder);
  const incoming = path.join(stagingFolder(dataFolder, stamp), path.basename(target));
  const existed = existsSync(target);
  const old = existed ? lockExclusively(target) : undefined;
  try {
    if (existed && !replace) await refuseOverRows(target, old);
    await copyFile(file, incoming);
    await chmod(incoming, 0o600);
    refresh(incoming, old);
    sync(incoming);
    writeJournal(dataFolder, { stamp, kind: "sqlite" });
    finishFiles(dataFolder, { stamp, kind: "sqlite" });
    return existed;
  } finally {
    old?.close();
  }
}
