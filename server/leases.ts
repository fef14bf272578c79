/**
 * Work that several processes share: rows with `dueAt` and `leasedUntil`, one for each email and each periodic job. A process takes a due
 * row by one UPDATE, may renew its lease, and finishes it; when the process is killed the lease expires, and the row is due again.
 */
import type { Expression, ExpressionBuilder, SqlBool, Updateable } from "kysely";
import type { Clock, Database, Reader, Tables } from "../app/context.ts";
import type { JobTable, OutboxTable } from "../app/tables.ts";

const keys = { outbox: "id", job: "name" } as const;
type Leased = keyof typeof keys;
type Columns = ExpressionBuilder<Tables, Leased>;

/** Milliseconds by which another machine's clock may be ahead of this one's before the times that it writes count as wrong. */
export const skew = 5 * 60_000;

/** Which rows of a table to take, and how they are leased. */
export interface Work {
  table: Leased;
  where: (is: Columns) => Expression<SqlBool>;
  /** Milliseconds for which a process may hold a row without renewing its lease; until then no other takes it */
  lease: number;
  /**
   * How far ahead a due time or the end of a lease can be, milliseconds. A later one was written by a wrong clock and counts as past,
   * because waiting for it would stop the work until then.
   */
  furthest: { due: number; lease: number };
  /** Whether rows that another process is taking at this moment are skipped (PostgreSQL can) or waited for */
  skipLocked?: boolean;
}

/** A row that this process holds. `until` is the token: no two holders of one row ever have the same. */
export interface HeldRow extends Pick<Work, "table" | "lease"> {
  key: string;
  until: string;
}

export const timeAfter = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** Whether a row can be taken: by its lease while it is held, otherwise by its due time. */
const free = (is: Columns, now: Date, { furthest }: Work) => {
  const isPast = (column: "dueAt" | "leasedUntil", furthest: number) =>
    is.or([is(column, "<=", timeAfter(now, 0)), is(column, ">", timeAfter(now, furthest))]);
  return is.or([
    is.and([is("leasedUntil", "is", null), isPast("dueAt", furthest.due)]),
    is.and([is("leasedUntil", "is not", null), isPast("leasedUntil", furthest.lease)]),
  ]);
};

/** Milliseconds until such a row is free, at least 0. */
export function untilFree(row: Pick<JobTable, "dueAt" | "leasedUntil">, now: Date, furthest: Work["furthest"]): number {
  const wait = Date.parse(row.leasedUntil ?? row.dueAt) - now.getTime();
  return wait > (row.leasedUntil === null ? furthest.due : furthest.lease) ? 0 : Math.max(0, wait);
}

/**
 * Takes up to `limit` rows that are due. One statement, so that two processes never take the same: SQLite has one writer, and on
 * PostgreSQL the second one finds that the row is no longer free.
 * @returns the statement, to which the caller adds further columns to set and to return
 */
export function claim(database: Database, clock: Clock, work: Work, limit: number) {
  const now = clock.now();
  const until = timeAfter(now, work.lease);
  const { table, where, skipLocked = false } = work;
  return database
    .updateTable(table)
    .set({ dueAt: until, leasedUntil: until })
    .where(keys[table], "in", (rows) =>
      rows
        .selectFrom(table)
        .select(keys[table])
        .where(where)
        .where((is) => free(is, now, work))
        .orderBy("dueAt")
        .limit(limit)
        .$if(skipLocked, (query) => query.forUpdate().skipLocked()),
    )
    .where((is) => free(is, now, work));
}

/** @returns the row with its lease renewed, or undefined when the lease has expired and another process took the row */
export async function renew(database: Database, clock: Clock, held: HeldRow): Promise<HeldRow | undefined> {
  const until = timeAfter(clock.now(), held.lease);
  return (await change(database, held, { dueAt: until, leasedUntil: until })) ? { ...held, until } : undefined;
}

type Changes = Updateable<OutboxTable> | Updateable<JobTable>;

/** Releases the row with its result. @returns whether it was still held */
export const finish = (database: Reader, held: HeldRow, changes: Changes): Promise<boolean> =>
  change(database, held, { ...changes, leasedUntil: null });

async function change(database: Reader, { table, key, until }: HeldRow, changes: Changes): Promise<boolean> {
  const changed = await database
    .updateTable(table)
    .set(changes)
    .where(keys[table], "=", key)
    .where("leasedUntil", "=", until)
    .returning("leasedUntil")
    .execute();
  return changed.length > 0;
}
