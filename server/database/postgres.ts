import { CompiledQuery, PostgresDialect } from "kysely";
import type { Client } from "pg";

interface Options {
  /** Connections at most */
  connections: number;
  /** Milliseconds after which the server ends a statement; 0 for never */
  statementTimeout: number;
  /** Called when a connection is lost while idle; the next query opens another */
  onIdleError: (error: Error) => void;
}

/** The key of an advisory lock: each connection of the site shares it for its whole life, a restore holds it alone. */
export const siteLock = 74_104_002;
const isConnected = CompiledQuery.raw(`select pg_advisory_lock_shared(${siteLock})`);

export function postgresDialect(url: string, options: Options): PostgresDialect {
  return new PostgresDialect({
    onCreateConnection: async (connection) => void (await connection.executeQuery(isConnected)),
    // Loaded on use: the desk on SQLite starts without it.
    pool: async () => {
      const { default: pg } = await import("pg");
      const pool = new pg.Pool({
        connectionString: url,
        max: options.connections,
        // One connection always stays open, so that the lock is always held.
        min: 1,
        connectionTimeoutMillis: 5000,
        statement_timeout: options.statementTimeout,
        // A hung process must not hold its locks forever.
        idle_in_transaction_session_timeout: 30_000,
        application_name: "site",
      });
      // Without a listener Node ends the process when the database drops an idle connection.
      pool.on("error", (error) => {
        if (!pool.ending) options.onIdleError(error);
      });
      return pool;
    },
  });
}

/** One connection that does not share the site's lock. @param name what the server calls it */
export async function connectPostgres(url: string, name: string): Promise<Client> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5000 });
  // A lost connection fails the running query; without a listener it would also end the process.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Address without the password, for messages. */
export function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
