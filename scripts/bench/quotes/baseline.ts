import path from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import type { DataPlace } from "../../../server/config.ts";
import { measure, type Round } from "./measure.ts";
import { insertOf, type Row, underNewKeys } from "./rows.ts";

interface Baseline {
  run(seconds: number): Promise<Round>;
  close(): Promise<void>;
}

/** The database alone, through its driver: the rows of one quote in one durable transaction. */
export const baselineOn = (place: DataPlace, rows: readonly Row[], connections: number): Promise<Baseline> =>
  place.databaseUrl
    ? baselineOnPostgres(place.databaseUrl, rows, connections)
    : baselineOnSqlite(place.dataFolder, rows);

/** One after the other: SQLite has one writer, and its driver one thread. */
async function baselineOnSqlite(dataFolder: string, rows: readonly Row[]): Promise<Baseline> {
  const database = new Sqlite(path.join(dataFolder, "site.db"));
  database.pragma("journal_mode = wal");
  database.pragma("synchronous = full");
  const inserts = rows.map((row) => ({ row, statement: database.prepare(insertOf(row, () => "?")) }));
  const once = database.transaction(() => {
    for (const { row, statement } of inserts) statement.run(...underNewKeys(row));
  });
  return { run: (seconds) => measure(1, seconds, () => once.immediate()), close: async () => void database.close() };
}

async function baselineOnPostgres(url: string, rows: readonly Row[], connections: number): Promise<Baseline> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const inserts = rows.map((row) => ({ row, text: insertOf(row, (index) => `$${index + 1}`) }));
  const once = async (lane: number) => {
    const client = clients[lane];
    await client?.query("begin");
    for (const [index, { row, text }] of inserts.entries())
      await client?.query({ name: `insert-${index}`, text, values: underNewKeys(row) });
    await client?.query("commit");
  };
  return {
    run: (seconds) => measure(connections, seconds, once),
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}
