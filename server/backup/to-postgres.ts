import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { Kysely } from "kysely";
import pg from "pg";
import { migrate } from "../database/migrate.ts";
import { postgresDialect } from "../database/postgres.ts";
import { Refusal } from "../refusal.ts";
import { saysInUse } from "./in-use.ts";
import { releaseLeases } from "./leases.ts";
import type { Manifest } from "./manifest.ts";
import { migrationsNamed } from "./migrations.ts";
import { tablesOf } from "./sqlite-file.ts";

const atOnce = 500;
/** @returns the site's connections to this database */
async function connections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where datname = current_database() and application_name = 'site'",
  );
  return rows[0]?.count ?? 0;
}

async function tablesIn(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE'",
    [schema],
  );
  return rows.map(({ name }) => name);
}

/**
 * Fills a schema of its own first, and puts its tables in place of the old ones in one transaction: cut off anywhere, the
 * database is as it was. The old tables are left in a schema named after the time.
 * @returns the name of that schema, or undefined when there were no tables
 * @throws Refusal when the site is connected, or holds rows and `replace` was not said
 */
export async function restoreToPostgres(
  url: string,
  file: string,
  { migrations, rows }: Manifest,
  { stamp, replace }: { stamp: string; replace: boolean },
): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "site-restore",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {});
  await client.connect();
  const incoming = `restoring_${stamp}`;
  const aside = `before_restore_${stamp}`;
  try {
    await refuseWhileRunning(client, untilNoticed);
    const { rows: here } = await client.query<{ schema: string }>("select current_schema() as schema");
    const home = here[0]?.schema ?? "public";
    const known = Object.keys(rows);
    const old = (await tablesIn(client, home)).filter((name) => known.includes(name) || name.startsWith("kysely_"));
    if (!replace) await refuseOverRows(client, old);
    await client.query(`create schema ${incoming}`);
    try {
      await fill(url, incoming, file, migrations, rows);
      await client.query("begin");
      await client.query("set local lock_timeout = '5s'");
      if (old.length > 0) await client.query(`create schema ${aside}`);
      for (const name of old) await client.query(`alter table "${home}"."${name}" set schema ${aside}`);
      for (const name of await tablesIn(client, incoming))
        await client.query(`alter table ${incoming}."${name}" set schema "${home}"`);
      await refuseWhileRunning(client);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      await client.query(`drop schema if exists ${incoming} cascade`);
    }
    return old.length > 0 ? aside : undefined;
  } finally {
    await client.end();
  }
}

/** Milliseconds within which PostgreSQL notices that the connections of a site that was just stopped are gone. */
const untilNoticed = 3000;

/** @param patience milliseconds to look again before it is refused */
async function refuseWhileRunning(client: pg.Client, patience = 0) {
  const end = Date.now() + patience;
  let count = await connections(client);
  while (count > 0 && Date.now() < end) {
    await setTimeout(100);
    count = await connections(client);
  }
  if (count > 0)
    throw new Refusal([
      `The site is connected to this database (${count} connections). Stop it everywhere, then restore.`,
    ]);
}

async function refuseOverRows(client: pg.Client, tables: readonly string[]) {
  for (const name of tables.filter(saysInUse)) {
    const { rowCount } = await client.query(`select 1 from "${name}" limit 1`);
    if (rowCount)
      throw new Refusal([
        `The database is in use: ${name} has rows. Give --replace to put what is there aside and restore over it.`,
      ]);
  }
}

/** The backup's rows, in tables made by the migrations that made the backup's. */
async function fill(url: string, schema: string, file: string, migrations: string[], rows: Manifest["rows"]) {
  const inSchema = new URL(url);
  inSchema.searchParams.set("options", `-c search_path=${schema}`);
  const options = { name: "site-restore", connections: 1, statementTimeout: 0, onIdleError() {} };
  const database = new Kysely({ dialect: postgresDialect(inSchema.href, options) });
  const source = new Sqlite(file, { readonly: true, fileMustExist: true });
  const client = new pg.Client({ connectionString: inSchema.href, application_name: "site-restore" });
  client.on("error", () => {});
  try {
    await migrate(database, migrationsNamed(migrations, "The backup"), schema);
    await client.connect();
    await client.query("begin");
    const tables = tablesOf(source);
    for (const table of tables.toReversed()) await client.query(`delete from "${table}"`);
    for (const table of tables) await fillTable(client, table, source, rows[table] ?? 0);
    for (const statement of releaseLeases(tables)) await client.query(statement);
    await client.query("commit");
  } finally {
    source.close();
    await client.end();
    await database.destroy();
  }
}

async function fillTable(client: pg.Client, table: string, source: Sqlite.Database, expected: number) {
  const insert = `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`;
  let count = 0;
  const flush = async (rows: unknown[]) => {
    count += (await client.query(insert, [JSON.stringify(rows)])).rowCount ?? 0;
  };
  let page: unknown[] = [];
  // In the order in which they were written: a row after the rows of its own table that it refers to.
  for (const row of source.prepare(`select * from "${table}" order by rowid`).iterate()) {
    if (page.push(row) < atOnce) continue;
    await flush(page);
    page = [];
  }
  if (page.length > 0) await flush(page);
  if (count !== expected) throw new Error(`${table}: ${count} rows came in and the backup has ${expected}`);
}
