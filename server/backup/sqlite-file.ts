import Sqlite from "better-sqlite3";
import { type ClockSeen, clockKey, readClockSeen } from "../database/clock-seen.ts";
import { Refusal } from "../refusal.ts";

/** The content of a file that no process uses. */
export interface Contents {
  migrations: string[];
  /** Rows of each table but the migrator's own */
  rows: Record<string, number>;
}

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
 * Checks every page of a copy, and leaves it as one file without a log beside it.
 * @throws Refusal when it is damaged
 */
export function inspect(file: string): Contents {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    database.pragma("journal_mode = delete");
    const found = database.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new Refusal([`${file} is damaged: ${String(found)}.`]);
    const broken = database.pragma("foreign_key_check") as unknown[];
    if (broken.length > 0)
      throw new Refusal([`${file} has ${broken.length} rows that refer to rows it does not have.`]);
    const migrations = database.prepare("select name from kysely_migration order by name").pluck().all() as string[];
    const count = (name: string) => database.prepare(`select count(*) from "${name}"`).pluck().get() as number;
    return { migrations, rows: Object.fromEntries(tablesOf(database).map((name) => [name, count(name)])) };
  } catch (error) {
    // The codes for a file that is no database, or is cut off.
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (/^SQLITE_(NOTADB|CORRUPT|ERROR)/.test(code))
      throw new Refusal([`${file} is damaged or is no database of the site (${code}).`], { cause: error });
    throw error;
  } finally {
    database.close();
  }
}

/** The time that the site last stored, as a copy has it. */
export function clockSeenIn(file: string): ClockSeen | undefined {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return readClockSeen(
      database.prepare("select value from setting where key = ?").pluck().get(clockKey) as string | undefined,
    );
  } finally {
    database.close();
  }
}

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
