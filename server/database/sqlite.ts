import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { makePrivateFile, makePrivateFolder } from "../private-files.ts";
import { Refusal } from "../refusal.ts";
import { isDamaged } from "./away.ts";

/** Milliseconds that a write waits for another process's. */
const patience = 5000;
/** Milliseconds of it that SQLite may wait by itself, in which this process does nothing else. */
const blocking = 20;

const isBusy = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/** SQLite's own waiting stops the whole process: past the first milliseconds, wait beside the other requests. */
const patient = (connection: DatabaseConnection): DatabaseConnection => ({
  async executeQuery(query) {
    const giveUp = Date.now() + patience;
    for (;;) {
      try {
        return await connection.executeQuery(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > giveUp) throw error;
        await wait(5 + Math.random() * 10);
      }
    }
  },
  streamQuery: (query, size) => connection.streamQuery(query, size),
});

class Driver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  #connection: DatabaseConnection | undefined;
  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }
  override async acquireConnection() {
    this.#connection ??= patient(await super.acquireConnection());
    return this.#connection;
  }
  /** A write that begins as a read fails at once when another process wrote in between: take the write lock first. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  /** On a full disk SQLite has rolled back by itself; a second time would fail, and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite does roll back DDL; said so, Kysely runs the migrations in one transaction, which is the lock between starters too. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Dialect extends SqliteDialect {
  readonly #database: Sqlite.Database;
  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }
  override createDriver = () => new Driver(this.#database);
  override createAdapter = () => new Adapter();
}

export const siteFile = (dataFolder: string) => path.join(dataFolder, "site.db");

export function cannotWrite(dataFolder: string, error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : String(error);
  const file = siteFile(dataFolder);
  return new Refusal(
    [`The database ${file} cannot be written (${reason}). Make the folder writable, or set DATA_DIR to another one.`],
    { cause: error },
  );
}

/** What the person at the terminal can do about a damaged file. */
export function damagedFile(dataFolder: string, error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : String(error);
  return new Refusal(
    [
      `The database ${siteFile(dataFolder)} is damaged (${reason}).`,
      "Stop the site, and bring back the last backup: npm run restore -- FOLDER --replace, with FOLDER such as " +
        "backups/2026-11-21T15-04-05-123Z (docs/deploy.md). The damaged file is put aside, not deleted.",
    ],
    { cause: error },
  );
}

/**
 * Opens DATA_DIR/site.db. Kysely queues everything for SQLite's one connection on a mutex (its RuntimeDriver does, because the
 * adapter says that there is one), so a transaction never mixes with another request's queries; other processes (mail, desk)
 * are kept apart by SQLite's own lock.
 * @throws Refusal when the folder or the file cannot be opened
 */
export function sqliteDialect(dataFolder: string): SqliteDialect {
  try {
    makePrivateFolder(dataFolder);
    makePrivateFile(siteFile(dataFolder));
    const database = new Sqlite(siteFile(dataFolder), { timeout: patience });
    // WAL with FULL: every commit is synced before it is acknowledged (shared/platform.md has the power-cut figures).
    database.pragma("journal_mode = wal");
    database.pragma("synchronous = full");
    database.pragma("foreign_keys = on");
    // What is erased is overwritten: a person must not be readable in the file's free pages, nor in copies of it.
    database.pragma("secure_delete = on");
    database.pragma(`busy_timeout = ${blocking}`);
    return new Dialect(database);
  } catch (error) {
    throw isDamaged(error) ? damagedFile(dataFolder, error) : cannotWrite(dataFolder, error);
  }
}
