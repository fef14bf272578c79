import Sqlite from "better-sqlite3";
import { readClockSeen } from "../database/clock-seen.ts";
import { codeOf, Refusal } from "../refusal.ts";

/** The site's tables in the order in which they can be filled: a table after those that it refers to. */
export function tablesOf(database: Sqlite.Database): string[] {
  const names = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .pluck()
    .all() as string[];
  const sorted: string[] = [];
  const visit = (name: string) => {
    if (sorted.includes(name)) return;
    const parents = database.prepare('select "table" from pragma_foreign_key_list(?)').pluck().all(name) as string[];
    for (const parent of parents) if (parent !== name) visit(parent);
    sorted.push(name);
  };
  for (const name of names.sort()) visit(name);
  return sorted;
}

/**
 * Checks every page of a file that no process uses, then reads from it.
 * @throws Refusal when it is damaged, or is no database of the site
 */
export function readChecked<T>(file: string, options: Sqlite.Options, read: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(file, { ...options, fileMustExist: true });
  try {
    const found = database.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new Refusal([`${file} is damaged: ${String(found)}.`]);
    return read(database);
  } catch (error) {
    // The codes for a file that is no database, or is cut off.
    const code = codeOf(error);
    if (/^SQLITE_(NOTADB|CORRUPT|ERROR)/.test(code))
      throw new Refusal([`${file} is damaged or is not a database of the site (${code}).`], { cause: error });
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Reads what a copy contains, and makes it one file without a write-ahead log.
 * @returns its migrations, the rows of each table but the migrator's own, and the time that the site last stored
 * @throws Refusal when it is damaged
 */
export const inspect = (file: string) =>
  readChecked(file, {}, (database) => {
    database.pragma("journal_mode = delete");
    const broken = database.pragma("foreign_key_check") as unknown[];
    if (broken.length > 0)
      throw new Refusal([`${file} has ${broken.length} rows that refer to rows it does not have.`]);
    const migrations = database.prepare("select name from kysely_migration order by name").pluck().all() as string[];
    const count = (name: string) => database.prepare(`select count(*) from "${name}"`).pluck().get() as number;
    const rows = Object.fromEntries(tablesOf(database).map((name) => [name, count(name)]));
    const clock = database.prepare("select value from setting where key = 'clock'").pluck().get();
    return { migrations, rows, seen: readClockSeen(clock) };
  });

/**
 * SQLite's online backup: the file at one moment, while the site reads and writes. In one step, because in smaller steps each write
 * restarts the copy.
 */
export async function copyOnline(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { fileMustExist: true, timeout: 10_000 });
  try {
    await source.backup(to, { progress: () => 0x7fff_ffff });
  } finally {
    source.close();
  }
}
