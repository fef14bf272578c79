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
import { writeJournal } from "./staged.ts";
import { dropLeftovers, finishOrUndo, restoredKey, schemaNamed, siteLock } from "./unfinished.ts";

const atOnce = 500;
async function tablesIn(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE'",
    [schema],
  );
  return rows.map(({ name }) => name);
}

/**
 * Fills a schema of its own first, and replaces the old tables in one transaction: cut off anywhere before, the database is
 * unchanged. The old tables stay in a schema named after the time.
 * @param where with the data folder, for the journal and the staged files
 * @returns the name of that schema, or undefined when there were no tables
 * @throws Refusal when the site is connected, or has rows and `replace` is not set
 */
export async function restoreToPostgres(
  where: { databaseUrl: string; dataFolder: string },
  file: string,
  { migrations, rows }: Manifest,
  { stamp, replace }: { stamp: string; replace: boolean },
): Promise<string | undefined> {
  const { databaseUrl: url, dataFolder } = where;
  const client = new pg.Client({
    connectionString: url,
    application_name: "site-restore",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {});
  await client.connect();
  const incoming = schemaNamed("restoring", stamp);
  const aside = schemaNamed("before_restore", stamp);
  try {
    await keepOut(client);
    await dropLeftovers((text) => client.query(text));
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
      await client.query(
        `insert into "${home}".setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
        [restoredKey, stamp],
      );
      writeJournal(dataFolder, { stamp, kind: "postgres" });
      await client.query("commit");
    } catch (error) {
      await client.query("rollback").catch(() => {});
      throw error;
    } finally {
      await client.query(`drop schema if exists ${incoming} cascade`).catch(() => {});
    }
    // While the lock still keeps the site out.
    await finishOrUndo(where, client);
    return old.length > 0 ? aside : undefined;
  } finally {
    await client.end();
  }
}

/** Milliseconds within which PostgreSQL notices that a stopped site's connections are gone. */
const untilNoticed = 3000;

/**
 * Every connection of the site shares a lock. Held alone until this connection ends, it also keeps out a site that is started
 * meanwhile.
 */
async function keepOut(client: pg.Client): Promise<void> {
  for (const end = Date.now() + untilNoticed; ; await setTimeout(100)) {
    const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [siteLock]);
    if (rows[0]?.held) return;
    if (Date.now() >= end) break;
  }
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::integer as count from pg_locks where locktype = 'advisory' and granted and objsubid = 1 " +
      "and classid = 0 and objid = $1 and database = (select oid from pg_database where datname = current_database())",
    [siteLock],
  );
  throw new Refusal([
    `The site is connected to this database (${rows[0]?.count ?? 0} connections). Stop it everywhere, then restore.`,
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

/** Copies the backup's rows into tables made by the same migrations. */
async function fill(url: string, schema: string, file: string, migrations: string[], rows: Manifest["rows"]) {
  const inSchema = new URL(url);
  inSchema.searchParams.set("options", `-c search_path=${schema}`);
  const options = { name: "site-restore", connections: 1, statementTimeout: 0, onIdleError() {}, apart: true };
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
  // In the order of insertion: a row may refer to earlier rows of its table.
  for (const row of source.prepare(`select * from "${table}" order by rowid`).iterate()) {
    if (page.push(row) < atOnce) continue;
    await flush(page);
    page = [];
  }
  if (page.length > 0) await flush(page);
  if (count !== expected) throw new Error(`${table}: ${count} rows came in and the backup has ${expected}`);
}
