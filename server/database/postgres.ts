import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type { Client, Pool, PoolClient } from "pg";

interface Options {
  /** Connections at most */
  connections: number;
  /** Milliseconds after which the server ends a statement, and half as long again after which it counts as gone; 0 for never */
  statementTimeout: number;
  /** Called when a connection is lost while idle; the next query opens another */
  onIdleError: (error: Error) => void;
}

/** The key of an advisory lock: each connection of the site shares it for its whole life, a restore holds it alone. */
export const siteLock = 74_104_002;
const isConnected = `select pg_advisory_lock_shared(${siteLock})`;

/** The message with which `pg` gives a query up. It keeps the connection, where the next query would wait behind the one without an answer. */
const noAnswer = "Query read timeout";

/** Connections that share the site's lock, and that are closed where the server no longer answers. */
function answering(pool: Pool): PostgresPool {
  const locked = new WeakSet<PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: unknown[] = []) =>
        client.query(text, values).catch((error: Error) => {
          if (error.message === noAnswer) void client.end();
          throw error;
        });
      try {
        if (!locked.has(client)) await query(isConnected);
      } catch (error) {
        client.release(true);
        throw error;
      }
      locked.add(client);
      // Kysely passes a cursor only where the dialect names its class.
      const asKysely = query as unknown as PostgresPoolClient["query"];
      return { query: asKysely, release: (destroy) => client.release(destroy) };
    },
  };
}

export function postgresDialect(url: string, options: Options): PostgresDialect {
  return new PostgresDialect({
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
        // The server's own timeout does not help where its machine is gone, or hangs: the system would wait for a quarter of an hour.
        query_timeout: 1.5 * options.statementTimeout,
        keepAlive: true,
        // A hung process must not hold its locks forever.
        idle_in_transaction_session_timeout: 30_000,
        application_name: "site",
      });
      // Without a listener Node ends the process when the database drops an idle connection.
      pool.on("error", (error) => {
        if (!pool.ending) options.onIdleError(error);
      });
      return answering(pool);
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
