import { existsSync } from "node:fs";
import type { Clock, Database, Log, StorePorts } from "../../app/context.ts";
import { venueDate } from "../../app/dates/today.server.ts";
import type { Actor } from "../../app/features/history/actor.ts";
import { systemClock } from "../clock.ts";
import { type Config, readConfig } from "../config.ts";
import { executedMigrations } from "../database/migrate.ts";
import { migrationFiles } from "../database/migration-files.ts";
import { type OpenDatabase, openDatabase } from "../database/open.ts";
import { readSetting } from "../database/settings.ts";
import { siteFile } from "../database/sqlite.ts";
import { Refusal } from "../refusal.ts";
import { storePortsOn } from "../store-ports.ts";
import type { Ask } from "./terminal/ask.ts";

/** What each of the desk's commands works with. */
export interface Desk {
  ports: StorePorts;
  database: Database;
  store: OpenDatabase;
  config: Config;
  /** Name of the payment adapter of the site that uses this database */
  adapter: string;
  /** Columns for tables and texts */
  width: number;
  ask: Ask;
  /** Shows something to a person before a question; nothing with --json */
  show(text: string): void;
  /** ISO date at the venue */
  today: string;
  /** Who does it, for the history */
  by: Actor;
}

/** A command's result: for programs, and for people. */
export type Result = { data: unknown; text: string } | StreamedResult;

/** A result too long to hold in memory: pages of rows for --json, or a text for another program, printed unchanged. */
interface StreamedResult {
  pages: AsyncIterable<readonly unknown[]>;
  text: AsyncIterable<string>;
}

/** What a command does, with its arguments as typed and then its options. */
export type Work = (desk: Desk, ...typed: never[]) => Promise<Result>;

/** The terminal prints what failed; there is no log. */
const silent: Log = { info() {}, error() {} };

type OpenDesk = Omit<Desk, "width" | "ask" | "show"> & { close(): Promise<void> };

/** Opens the database of the site, which may be running. @throws Refusal when there is none, or one of another version */
export async function openDesk(env: NodeJS.ProcessEnv, clock: Clock = systemClock): Promise<OpenDesk> {
  const config = readConfig(env);
  const file = siteFile(config.dataFolder);
  if (!config.databaseUrl && !existsSync(file))
    throw new Refusal([`There is no database at ${file} yet: it is created when the site first starts.`]);
  const store = openDatabase(config, silent, 2);
  try {
    const { database } = store;
    await checkVersion(database);
    const origin = env.PUBLIC_ORIGIN?.trim()
      ? config.origin
      : ((await readSetting(database, "origin")) ?? config.origin);
    // The setting that the site stored comes first: the site uses that adapter, whatever this shell's environment says.
    const adapter = (await readSetting(database, "payments")) ?? config.payments;
    // Nothing to wake here: the process that sends emails polls every few seconds.
    const ports = await storePortsOn({ ...config, origin, payments: adapter }, store, silent, () => {}, clock);
    const today = venueDate(clock.now());
    return { ports, database, store, config, adapter, today, by: { kind: "terminal" }, close: store.close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The desk migrates nothing: the running site may be of the older version. */
async function checkVersion(database: Database) {
  const done = await executedMigrations(database);
  const known = Object.keys(migrationFiles);
  if (known.some((name) => !done.includes(name)))
    throw new Refusal([
      "The database is older than this version of the desk: start the site once, which brings it up to date.",
    ]);
  if (done.some((name) => !known.includes(name)))
    throw new Refusal(["The database is newer than this version of the desk: use the desk of the version that runs."]);
}
