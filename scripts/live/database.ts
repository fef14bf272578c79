import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { sourceMigrations } from "../../server/backup/migrations.ts";
import type { Config } from "../../server/config.ts";
import { isDamaged } from "../../server/database/away.ts";
import { withoutPassword } from "../../server/database/postgres.ts";
import { damagedFile, siteFile } from "../../server/database/sqlite.ts";

type Where = Pick<Config, "databaseUrl" | "dataFolder">;

/** Why this version can't start on the existing database, a sentence each. Reads only. */
export async function databaseProblems(where: Where): Promise<string[]> {
  const name = where.databaseUrl ? withoutPassword(where.databaseUrl) : siteFile(where.dataFolder);
  try {
    const executed = where.databaseUrl ? await inPostgres(where.databaseUrl) : inSqlite(name);
    const newer = executed.filter((migration) => !(migration in sourceMigrations));
    return newer.length > 0
      ? [
          `The database ${name} was written by a newer version of the site (it has ${newer.join(", ")}): use that version, or ` +
            "restore a backup from before it.",
        ]
      : [];
  } catch (error) {
    if (isDamaged(error)) return [...damagedFile(where.dataFolder, error).sentences];
    const { code, message } = error as NodeJS.ErrnoException;
    return [`The database ${name} does not answer (${message || code}).`];
  }
}

const names = "select name from kysely_migration order by name";

/** Empty where there is no database yet: the first start makes it. */
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
  const client = new pg.Client({
    connectionString: url,
    application_name: "site-check",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    const made = await client.query("select to_regclass('kysely_migration') as made");
    if (made.rows[0]?.made === null) return [];
    return (await client.query<{ name: string }>(names)).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
