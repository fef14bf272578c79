import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { sourceMigrations } from "../../server/backup/migrations.ts";
import type { DataPlace } from "../../server/config.ts";
import { isDamaged } from "../../server/database/errors.ts";
import { refuseNewer } from "../../server/database/migrate.ts";
import { connectPostgres, withoutPassword } from "../../server/database/postgres.ts";
import { damagedFile, siteFile } from "../../server/database/sqlite.ts";
import { Refusal } from "../../server/refusal.ts";

/** Why this version can't start on the existing database, a sentence each. Reads only. */
export async function databaseProblems(where: DataPlace): Promise<string[]> {
  const name = where.databaseUrl ? withoutPassword(where.databaseUrl) : siteFile(where.dataFolder);
  try {
    const executed = where.databaseUrl ? await inPostgres(where.databaseUrl) : inSqlite(name);
    refuseNewer(`The database ${name}`, executed, sourceMigrations);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [...error.sentences];
    if (isDamaged(error)) return [...damagedFile(where.dataFolder, error).sentences];
    const { code, message } = error as NodeJS.ErrnoException;
    return [`The database ${name} does not answer (${message || code}).`];
  }
}

const names = "select name from kysely_migration order by name";

/** The migrations that the file has; empty when there is no database yet, since the first start makes it. */
function inSqlite(file: string): string[] {
  if (!existsSync(file)) return [];
  const database = new Sqlite(file, { readonly: true, timeout: 5000 });
  try {
    const made = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
    return made ? (database.prepare(names).pluck().all() as string[]) : [];
  } finally {
    database.close();
  }
}

async function inPostgres(url: string): Promise<string[]> {
  const client = await connectPostgres(url, "site-check");
  try {
    const made = await client.query("select to_regclass('kysely_migration') as made");
    if (made.rows[0]?.made === null) return [];
    return (await client.query<{ name: string }>(names)).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
