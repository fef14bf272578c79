import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Client } from "pg";
import { migrate } from "../database/migrate.ts";
import { connectPostgres } from "../database/postgres.ts";
import { migrationsNamed } from "./migrations.ts";
import { tablesOf } from "./sqlite-file.ts";

/** Rows held in memory at a time. */
const batchSize = 500;

/**
 * Copies PostgreSQL at one moment (one REPEATABLE READ snapshot, which blocks nobody) into a new SQLite file with the same schema.
 * The migrations use the subset of SQL that both support, so every value has the same form in both.
 * @throws Refusal when the schema is newer than this version's
 */
export async function copyFromPostgres(url: string, to: string): Promise<void> {
  const client = await connectPostgres(url, "site-backup");
  const copy = new Sqlite(to);
  try {
    await client.query("begin isolation level repeatable read read only");
    const executed = await client.query<{ name: string }>("select name from kysely_migration order by name");
    const names = executed.rows.map(({ name }) => name);
    // This Kysely is not destroyed, because that would close the file.
    await migrate(
      new Kysely({ dialect: new SqliteDialect({ database: copy }) }),
      migrationsNamed(names, "The database"),
    );
    copy.pragma("foreign_keys = off");
    for (const table of tablesOf(copy)) await copyTable(client, table, copy);
    await client.query("commit");
  } finally {
    copy.close();
    await client.end();
  }
}

async function copyTable(client: Client, table: string, copy: Sqlite.Database) {
  const columns = copy.prepare("select name from pragma_table_info(?)").pluck().all(table) as string[];
  const quoted = columns.map((name) => `"${name}"`).join(", ");
  const insert = copy.prepare(`insert into "${table}" (${quoted}) values (${columns.map(() => "?").join(", ")})`);
  const insertAll = copy.transaction((rows: unknown[][]) => {
    for (const row of rows) insert.run(row);
  });
  // Rows that the migrations inserted.
  copy.prepare(`delete from "${table}"`).run();
  await client.query(`declare page no scroll cursor for select ${quoted} from "${table}"`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `fetch ${batchSize} from page`, rowMode: "array" });
    if (rows.length === 0) break;
    insertAll(rows);
  }
  await client.query("close page");
}
