import path from "node:path";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { LRUCache } from "lru-cache";
import { makePrivateFile, makePrivateFolder } from "../private-files.ts";
import { messageOf, Refusal } from "../refusal.ts";
import { isBusy, isDamaged } from "./errors.ts";

/** Milliseconds for which a write waits for another process's. */
const lockTimeout = 5000;
/** The part of `lockTimeout`, in milliseconds, that SQLite waits by itself, which blocks this process. */
const blockingTimeout = 20;

/** SQLite's own waiting blocks the whole process: after the first milliseconds, retry asynchronously. */
const retryWhileLocked = (connection: DatabaseConnection, database: Sqlite.Database): DatabaseConnection => ({
  async executeQuery(query) {
    const deadline = Date.now() + lockTimeout;
    for (;;) {
      try {
        return await connection.executeQuery(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
        await wait(5 + Math.random() * 10);
      }
    }
  },
  /** In batches: Kysely's own implementation yields each row by itself. */
  async *streamQuery<Row>({ sql, parameters }: CompiledQuery, size: number) {
    let rows: Row[] = [];
    for (const row of database.prepare<unknown[], Row>(sql).iterate(...parameters)) {
      rows.push(row);
      if (rows.length < size) continue;
      yield { rows };
      rows = [];
    }
    yield { rows };
  },
});

/** The site has some hundred statements, and others that differ by the length of their list of keys. */
const maxPrepared = 300;

/** Prepares each statement once. Kysely reads each result completely, so no statement is still running when it is used again. */
function preparedOnce(database: Sqlite.Database): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({
    max: maxPrepared,
    memoMethod: (sql) => database.prepare(sql),
  });
  return { prepare: (sql) => prepared.memo(sql), close: () => database.close() };
}

class Driver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  #connection: DatabaseConnection | undefined;
  constructor(database: Sqlite.Database) {
    super({ database: preparedOnce(database) });
    this.#database = database;
  }
  override async acquireConnection() {
    this.#connection ??= retryWhileLocked(await super.acquireConnection(), this.#database);
    return this.#connection;
  }
  /**
   * Takes the write lock first: a transaction that starts with a read fails when another process writes in between. Before that, timers,
   * signals and sockets get a turn: SQLite answers synchronously, so a job of thousands of transactions would block the event loop.
   */
  override async beginTransaction(connection: DatabaseConnection) {
    await turn();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  /** On a full disk SQLite rolls back by itself; a second rollback fails, and hides the reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can roll back DDL. Told so, Kysely runs the migrations in one transaction, which makes processes that start together wait. */
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
  const file = siteFile(dataFolder);
  return new Refusal(
    [
      `The database ${file} cannot be written (${messageOf(error)}). ` +
        "Make it and its folder writable or free some disk space, or set DATA_DIR to another one.",
    ],
    { cause: error },
  );
}

/** Tells the person at the terminal what to do about a damaged file. */
export function damagedFile(dataFolder: string, error: unknown): Refusal {
  return new Refusal(
    [
      `The database ${siteFile(dataFolder)} is damaged (${messageOf(error)}).`,
      "Stop the site, and bring back the last backup: npm run restore -- FOLDER --replace, with FOLDER such as " +
        "backups/2026-11-21T15-04-05-123Z (docs/deploy.md). The damaged file is put aside, not deleted.",
    ],
    { cause: error },
  );
}

/**
 * Opens DATA_DIR/site.db. Kysely queues all queries for SQLite's one connection on a mutex, so a transaction never mixes with another
 * request's queries; SQLite's own lock separates other processes (email, desk).
 * @throws Refusal when the folder or the file can't be opened
 */
export function sqliteDialect(dataFolder: string): SqliteDialect {
  try {
    makePrivateFolder(dataFolder);
    makePrivateFile(siteFile(dataFolder));
    const database = new Sqlite(siteFile(dataFolder), { timeout: lockTimeout });
    // WAL with FULL: every commit is synced before it is acknowledged (docs/decisions/0002 has the power-cut figures).
    database.pragma("journal_mode = wal");
    database.pragma("synchronous = full");
    database.pragma("foreign_keys = on");
    // Erased data is overwritten: it must not stay readable in the file's free pages, nor in copies.
    database.pragma("secure_delete = on");
    database.pragma(`busy_timeout = ${blockingTimeout}`);
    return new Dialect(database);
  } catch (error) {
    throw isDamaged(error) ? damagedFile(dataFolder, error) : cannotWrite(dataFolder, error);
  }
}
