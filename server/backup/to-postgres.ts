import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { migrate } from "../database/migrate.ts";
import { connectPostgres, siteLock } from "../database/postgres.ts";
import { Refusal } from "../refusal.ts";
import { numbersTable, raiseNumbers } from "./document-numbers.ts";
import { refuseInUse } from "./in-use.ts";
import type { Manifest } from "./manifest.ts";
import { migrationsNamed, tablesMade } from "./migrations.ts";
import { endOutdated } from "./outdated.ts";
import { tablesOf } from "./sqlite-file.ts";
import { writeJournal } from "./staged.ts";
import { dropLeftovers, finishOrUndo, restoredKey, schemaNamed } from "./unfinished.ts";

/** Rows held in memory at a time. */
const batchSize = 500;

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
  manifest: Manifest,
  { stamp, replace }: { stamp: string; replace: boolean },
): Promise<string | undefined> {
  const { databaseUrl: url, dataFolder } = where;
  const client = await connectPostgres(url, "site-restore");
  const incoming = schemaNamed("restoring", stamp);
  const aside = schemaNamed("before_restore", stamp);
  try {
    await keepOut(client);
    await dropLeftovers((text) => client.query(text));
    const { rows: here } = await client.query<{ schema: string }>("select current_schema() as schema");
    const home = here[0]?.schema ?? "public";
    const old = (await tablesIn(client, home)).filter((name) => tablesMade.has(name) || name.startsWith("kysely_"));
    const hasRows = async (name: string) => (await client.query(`select 1 from "${name}" limit 1`)).rows.length > 0;
    if (!replace) await refuseInUse("The database", old, hasRows);
    await client.query(`create schema ${incoming}`);
    try {
      await fill(url, incoming, file, manifest);
      await client.query("begin");
      await client.query("set local lock_timeout = '5s'");
      const restored = await tablesIn(client, incoming);
      if (restored.includes(numbersTable) && old.includes(numbersTable))
        await client.query(
          raiseNumbers(`${incoming}.${numbersTable}`, `select kind, last from "${home}".${numbersTable}`),
        );
      if (old.length > 0) await client.query(`create schema ${aside}`);
      for (const name of old) await client.query(`alter table "${home}"."${name}" set schema ${aside}`);
      for (const name of restored) await client.query(`alter table ${incoming}."${name}" set schema "${home}"`);
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
    // Done while the lock still keeps the site out.
    await finishOrUndo(where, client);
    return old.length > 0 ? aside : undefined;
  } finally {
    await client.end();
  }
}

/** Milliseconds within which PostgreSQL notices that a stopped site's connections are gone. */
const closeTimeout = 3000;

/**
 * Takes the lock that all connections of the site share. Held exclusively until this connection ends, it also keeps out a site that is
 * started meanwhile.
 */
async function keepOut(client: pg.Client): Promise<void> {
  for (const end = Date.now() + closeTimeout; ; await setTimeout(100)) {
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

/** Copies the backup's rows into tables made by the same migrations. */
async function fill(url: string, schema: string, file: string, { migrations, rows }: Manifest) {
  const inSchema = new URL(url);
  inSchema.searchParams.set("options", `-c search_path=${schema}`);
  const pool = new pg.Pool({ connectionString: inSchema.href, application_name: "site-restore", max: 1 });
  pool.on("error", () => {});
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const source = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    await migrate(database, migrationsNamed(migrations, "The backup"), schema);
    await database.transaction().execute(async (write) => {
      const tables = tablesOf(source);
      for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(write);
      for (const table of tables) await fillTable(write, table, source, rows[table] ?? 0);
      for (const statement of endOutdated(tables)) await sql.raw(statement).execute(write);
    });
  } finally {
    source.close();
    await database.destroy();
  }
}

async function fillTable(write: Transaction<unknown>, table: string, source: Sqlite.Database, expected: number) {
  const to = sql.table(table);
  let count = 0n;
  const flush = async (rows: unknown[]) => {
    const insert = sql`insert into ${to} select * from json_populate_recordset(null::${to}, ${JSON.stringify(rows)})`;
    count += (await insert.execute(write)).numAffectedRows ?? 0n;
  };
  let page: unknown[] = [];
  // In the order of insertion: a row may refer to earlier rows of its table.
  for (const row of source.prepare(`select * from "${table}" order by rowid`).iterate()) {
    page.push(row);
    if (page.length < batchSize) continue;
    await flush(page);
    page = [];
  }
  if (page.length > 0) await flush(page);
  if (count !== BigInt(expected)) throw new Error(`${table}: ${count} rows came in and the backup has ${expected}`);
}
