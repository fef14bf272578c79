import path from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import type { DataPlace } from "../../../server/config.ts";
import type { Insert } from "./inserts.ts";
import { measure, type Round } from "./measure.ts";

interface Baseline {
  run(seconds: number): Promise<Round>;
  close(): Promise<unknown>;
}

/** The database alone, through its driver: the rows of one quote in one durable transaction. */
export const baselineOn = (place: DataPlace, inserts: readonly Insert[], connections: number): Promise<Baseline> =>
  place.databaseUrl
    ? baselineOnPostgres(place.databaseUrl, inserts, connections)
    : baselineOnSqlite(place.dataFolder, inserts);

/** One after the other: SQLite has one writer, and its driver one thread. */
async function baselineOnSqlite(dataFolder: string, inserts: readonly Insert[]): Promise<Baseline> {
  const database = new Sqlite(path.join(dataFolder, "site.db"));
  database.pragma("journal_mode = wal");
  database.pragma("synchronous = full");
  const prepared = inserts.map(({ sql, values }) => ({ statement: database.prepare(sql), values }));
  const once = database.transaction(() => {
    for (const { statement, values } of prepared) statement.run(...values());
  });
  return { run: (seconds) => measure(1, seconds, () => once.immediate()), close: async () => database.close() };
}

async function baselineOnPostgres(url: string, inserts: readonly Insert[], connections: number): Promise<Baseline> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const once = async (lane: number) => {
    const client = clients[lane];
    await client?.query("begin");
    for (const [index, { sql, values }] of inserts.entries())
      await client?.query({ name: `insert-${index}`, text: sql, values: values() });
    await client?.query("commit");
  };
  return {
    run: (seconds) => measure(connections, seconds, once),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}
