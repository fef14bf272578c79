/** Opened databases with the site's schema, which a thread's tests use one after the other. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { inject } from "vitest";
import type { Log } from "../../../app/context.ts";
import { type OpenDatabase, openDatabase } from "../../../server/database/open.ts";
import { databaseAt } from "../processes/postgres.ts";

export interface Place {
  databaseUrl: string | undefined;
  dataFolder: string;
}

export interface OpenPlace extends Place {
  store: OpenDatabase;
}

/**
 * Stores that earlier tests of this thread have left open, with the schema and no rows: emptying one takes a tenth of the time of making and
 * opening one.
 */
const emptied: Record<OpenDatabase["kind"], Lent[]> = { sqlite: [], postgres: [] };

interface Lent extends OpenPlace {
  /** Removes what a test wrote. @returns whether another test may have it: the planner's statistics would be wrong after many rows */
  empty(): Promise<boolean>;
  remove(): Promise<void>;
}

/** @returns a store with the schema and no rows */
export const lend = async (kind: OpenDatabase["kind"]): Promise<Lent> =>
  emptied[kind].pop() ?? (kind === "sqlite" ? emptySqlite() : emptyPostgres());

/** Empties a store that was lent, for another test. */
export async function takeBack(lent: Lent): Promise<void> {
  if (await lent.empty()) emptied[lent.store.kind].push(lent);
  else await lent.remove();
}

/** At the end of the run PostgreSQL stops, which these stores would otherwise log. */
const silentLog: Log = { info() {}, error() {} };

function emptySqlite(): Lent {
  // The end of the run removes what is beside the schema's folder.
  const dataFolder = mkdtempSync(path.join(inject("schemaFolder"), "../lent-"));
  const place = { dataFolder, databaseUrl: undefined };
  cpSync(inject("schemaFolder"), dataFolder, { recursive: true });
  const store = openDatabase(place, silentLog);
  const beside = new Sqlite(path.join(dataFolder, "site.db"));
  const pages = () => beside.pragma("page_count", { simple: true }) as number;
  const before = pages();
  const analysed = beside.prepare("select 1 from sqlite_schema where name = 'sqlite_stat1'").pluck();
  const tables = "select name from sqlite_schema where type = 'table' and name not like 'kysely_%'";
  const deletes = beside.prepare(tables).pluck().all();
  // Rows are deleted in any order, without checking references.
  beside.pragma("foreign_keys = off");
  return {
    ...place,
    store,
    async empty() {
      beside.exec(`begin; ${deletes.map((table) => `delete from "${table}";`).join("")} commit`);
      for (const name of readdirSync(dataFolder))
        if (!name.startsWith("site.db")) rmSync(path.join(dataFolder, name), { recursive: true });
      return pages() < 2 * before && !analysed.get();
    },
    async remove() {
      beside.close();
      await store.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

async function emptyPostgres(): Promise<Lent> {
  const databaseUrl = await databaseAt(inject("postgres")).database(inject("schema"));
  const place = { dataFolder: "", databaseUrl };
  const store = openDatabase(place, silentLog);
  const beside = new pg.Client({ connectionString: databaseUrl });
  beside.on("error", () => {});
  await beside.connect();
  const { rows } = await beside.query(
    `select string_agg(format('delete from %I', tablename), ';') as deletes
    from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'`,
  );
  await beside.query("set session_replication_role = replica");
  return {
    ...place,
    store,
    async empty() {
      await beside.query(rows[0].deletes);
      const small = "select pg_database_size(current_database()) < 1.1 * pg_database_size($1) as small";
      return (await beside.query(small, [inject("schema")])).rows[0].small;
    },
    async remove() {
      await beside.end();
      await store.close();
    },
  };
}
