import { CamelCasePlugin, CompiledQuery, Kysely, sql } from "kysely";
import type { Database, Log, Ports, Tables } from "../../app/context.ts";
import { dropLeftovers, endUnfinishedRestore } from "../backup/unfinished.ts";
import type { DataPlace } from "../config.ts";
import { codeOf, Refusal } from "../refusal.ts";
import { isDamaged, isUnavailable } from "./errors.ts";
import { type MigrationFiles, migrate } from "./migrate.ts";
import { postgresDialect, withoutPassword } from "./postgres.ts";
import { cannotWrite, damagedFile, sqliteDialect } from "./sqlite.ts";
import { refusedInsideWrite, writer } from "./write.ts";

export interface OpenDatabase {
  kind: "sqlite" | "postgres";
  database: Database;
  write: Ports["write"];
  /** Runs one query. @throws the driver's error when the database is away */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const dialectOf = (where: DataPlace, log: Log, limits: { connections: number; statementTimeout: number }) =>
  where.databaseUrl
    ? postgresDialect(where.databaseUrl, {
        ...limits,
        onIdleError: (error) => log.error("database.connection-lost", error),
      })
    : sqliteDialect(where.dataFolder);

/** Opens SQLite's file, or a pool that connects to PostgreSQL later. @throws Refusal when SQLite's folder can't be written */
export function openDatabase({ databaseUrl, dataFolder }: DataPlace, log: Log, connections = 10): OpenDatabase {
  const dialect = dialectOf({ databaseUrl, dataFolder }, log, { connections, statementTimeout: 10_000 });
  const inside = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  const database = inside.withPlugin(refusedInsideWrite);
  const kind = databaseUrl ? "postgres" : "sqlite";
  return {
    kind,
    database,
    write: writer(inside, kind),
    async ping() {
      await sql`select 1`.execute(database);
    },
    close: () => database.destroy(),
  };
}

/**
 * For a start: checks that the database is available and brings its schema up to date.
 * @throws Refusal when it is away or newer than the code
 */
export async function prepareDatabase(where: DataPlace, files: MigrationFiles, log: Log): Promise<void> {
  await endUnfinishedRestore(where).catch((error: unknown) => {
    throw error instanceof Refusal || !where.databaseUrl ? error : away(where.databaseUrl, error);
  });
  // No statement timeout: a migration may take minutes, and may wait for another process's.
  const dialect = dialectOf(where, log, { connections: 1, statementTimeout: 0 });
  // biome-ignore lint/suspicious/noExplicitAny: the schema is not yet what the types say
  const database = new Kysely<any>({ dialect });
  try {
    // Takes and releases the write lock, so that a read-only file is found now and not at the first quote.
    await database
      .transaction()
      .execute(async () => {})
      .catch((error: unknown) => {
        if (where.databaseUrl) throw away(where.databaseUrl, error);
        throw isDamaged(error) ? error : cannotWrite(where.dataFolder, error);
      });
    if (where.databaseUrl) {
      await refuseEncoding(database, where.databaseUrl);
      await dropLeftovers((text) => database.executeQuery(CompiledQuery.raw(text)));
    }
    await migrate(database, files);
  } finally {
    await database.destroy();
  }
}

/** What the person at the terminal can do about this error of the database; undefined for any other. */
export function refusalFor({ databaseUrl, dataFolder }: DataPlace, error: unknown): Refusal | undefined {
  if (isDamaged(error)) return damagedFile(dataFolder, error);
  if (databaseUrl && codeOf(error) === insufficientPrivilege) return notOwner(databaseUrl, error);
  if (!isUnavailable(error)) return undefined;
  return databaseUrl ? away(databaseUrl, error) : cannotWrite(dataFolder, error);
}

const insufficientPrivilege = "42501";

const notOwner = (url: string, error: unknown) =>
  new Refusal(
    [
      `The user of DATABASE_URL may not do in ${withoutPassword(url)} what the site needs (${(error as Error).message}). ` +
        "Make it the owner: alter database NAME owner to USER;",
    ],
    { cause: error },
  );

/** SQL_ASCII keeps the bytes of every text as they are; any other encoding lacks characters that people type, such as ’ and emoji. */
// biome-ignore lint/suspicious/noExplicitAny: no table is read
async function refuseEncoding(database: Kysely<any>, url: string): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(
    database,
  );
  const encoding = rows[0]?.encoding ?? "";
  if (["UTF8", "SQL_ASCII"].includes(encoding)) return;
  throw new Refusal([
    `The database at ${withoutPassword(url)} has the encoding ${encoding}, which lacks characters that customers type. ` +
      "Create another one with UTF8 (docs/deploy.md) and set DATABASE_URL to it.",
  ]);
}

function away(url: string, error: unknown): Refusal {
  const reason = error instanceof Error ? error.message || String("code" in error && error.code) : String(error);
  return new Refusal(
    [`The database at ${withoutPassword(url)} does not answer (${reason}). Is it running, and is DATABASE_URL right?`],
    { cause: error },
  );
}
