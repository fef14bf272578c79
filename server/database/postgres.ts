import { CompiledQuery, PostgresDialect } from "kysely";
import { siteLock } from "../backup/unfinished.ts";

interface Options {
  /** What the server calls these connections; "site" unless told. */
  name?: string;
  /** Connections held at most. */
  connections: number;
  /** Milliseconds after which the server ends a statement; 0 for never. */
  statementTimeout: number;
  /** A connection lost while idle: the next query opens another, so this is only worth a line in the log. */
  onIdleError: (error: Error) => void;
  /** Not one of the site's, whose lock it does not share: a restore's own. */
  apart?: boolean;
}

/** Shared by every connection of the site for as long as it lives: a restore, which takes it alone, finds it held, and holds up a start. */
const isConnected = CompiledQuery.raw(`select pg_advisory_lock_shared(${siteLock})`);

export function postgresDialect(url: string, options: Options): PostgresDialect {
  return new PostgresDialect({
    ...(!options.apart && {
      onCreateConnection: async (connection) => void (await connection.executeQuery(isConnected)),
    }),
    // Loaded where it is used: the desk on SQLite starts without it.
    pool: async () => {
      const { default: pg } = await import("pg");
      const pool = new pg.Pool({
        connectionString: url,
        max: options.connections,
        // One always stays, and with it the lock.
        min: 1,
        connectionTimeoutMillis: 5000,
        statement_timeout: options.statementTimeout,
        // A transaction whose process hangs must not hold its locks for ever.
        idle_in_transaction_session_timeout: 30_000,
        application_name: options.name ?? "site",
      });
      // Without a listener Node ends the process when the database drops an idle connection.
      pool.on("error", (error) => {
        if (!pool.ending) options.onIdleError(error);
      });
      return pool;
    },
  });
}

/** Address without the password, for messages. */
export function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
