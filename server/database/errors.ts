import { codeOf } from "../refusal.ts";

/** The file can't be read as a database: permanent until a backup is restored. */
const damaged = /^SQLITE_(CORRUPT|NOTADB)/;

const codes = [
  damaged,
  /^SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|PROTOCOL)/,
  // No connection to a server, or one that broke.
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  // PostgreSQL's connection exceptions, lack of resources, operator intervention (timeouts too), I/O errors; no access; read-only.
  /^(08|53|57|58)[0-9A-Z]{3}$|^(28000|28P01|3D000|25006|55P03)$/,
];
/** Messages of `pg` for a lost connection, which have no code. */
const lostConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying|Query read timeout)/;

function* chain(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** Whether the error means that the database is unavailable. Temporary for visitors, so a 503 and not a 500. */
export const isUnavailable = (error: unknown): boolean =>
  [...chain(error)].some((one) => codes.some((code) => code.test(codeOf(one))) || lostConnection.test(one.message));

/** Whether another process holds SQLite's lock. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith("SQLITE_BUSY");

/** Whether SQLite found its file to be damaged, or to be no database. */
export const isDamaged = (error: unknown): boolean => [...chain(error)].some((one) => damaged.test(codeOf(one)));
