import { CompiledQuery, PostgresDialect } from "kysely";
import { siteLock } from "../backup/unfinished.ts";

interface Options {
  /** The application name of these connections; "site" by default */
  name?: string;
  /** Connections at most */
  connections: number;
  /** Milliseconds after which the server ends a statement; 0 for never */
  statementTimeout: number;
  /** Called when a connection is lost while idle; the next query opens another */
  onIdleError: (error: Error) => void;
  /** For a restore: does not share the site's lock */
  apart?: boolean;
}

/** Each connection of the site shares this lock for its whole life; a restore needs it alone. */
const isConnected = CompiledQuery.raw(`select pg_advisory_lock_shared(${siteLock})`);

export function postgresDialect(url: string, options: Options): PostgresDialect {
  return new PostgresDialect({
    ...(!options.apart && {
      onCreateConnection: async (connection) => void (await connection.executeQuery(isConnected)),
    }),
    // Loaded on use: the desk on SQLite starts without it.
    pool: async () => {
      const { default: pg } = await import("pg");
      const pool = new pg.Pool({
        connectionString: url,
        max: options.connections,
        // One connection always stays, and holds the lock.
        min: 1,
        connectionTimeoutMillis: 5000,
        statement_timeout: options.statementTimeout,
        // A hung process must not hold its locks for ever.
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
