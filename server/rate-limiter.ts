import { randomUUID } from "node:crypto";
import type { Allowances, Clock, Database, Ports, Seal, Write } from "../app/context.ts";

/** Milliseconds that the clocks of two processes may be apart, and that one may wait for the writer's turn. */
const clocksDiffer = 60_000;

/**
 * Sliding windows: at most `limit` uses in any `windowSeconds`, not twice as many around the turn of an hour. Counted in the
 * database so that every process counts together; the count and the new use are one transaction, so no number of requests at once
 * gets past it. What is refused uses nothing up, and is refused without the writer's turn.
 */
export function allowancesOn(
  { database, write }: Pick<Ports, "database" | "write">,
  seal: Seal,
  clock: Clock,
): Allowances {
  return {
    async take(name, limit, windowSeconds) {
      const now = clock.now().getTime();
      const window = windowSeconds * 1000;
      // The window's length is part of the key: two limits on one name must not count in the same rows.
      const key = seal.sign("allowance", `${windowSeconds}:${name}`);
      const expires = new Date(now + window).toISOString();
      const taken = { from: new Date(now).toISOString(), to: new Date(now + window + clocksDiffer).toISOString() };
      const full = async (reader: Database | Write) => (await usesOf(reader, key, taken, limit)).length >= limit;
      const use = async () =>
        write(async (transaction) => {
          if (await full(transaction)) return false;
          await transaction
            .insertInto("rate_limit_use")
            .values({ id: randomUUID(), key, expires_at: expires })
            .execute();
          return true;
        });
      if (!(await full(database)) && (await use())) return { ok: true };
      // There is room again when the oldest of the latest `limit` uses counts no more.
      const oldest = (await usesOf(database, key, taken, limit)).at(-1);
      const ends = oldest ? Date.parse(oldest.expires_at) : now + window;
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((ends - now) / 1000)) };
    },
  };
}

/** The latest uses that count, newest first. One that would count for much longer than a window was written by a clock that was wrong. */
const usesOf = (reader: Database | Write, key: string, { from, to }: { from: string; to: string }, limit: number) =>
  reader
    .selectFrom("rate_limit_use")
    .select("expires_at")
    .where("key", "=", key)
    .where("expires_at", ">", from)
    .where("expires_at", "<=", to)
    .orderBy("expires_at", "desc")
    .limit(Math.max(limit, 0))
    .execute();

/** Removes the uses that count no more. @returns rows removed */
export async function pruneAllowances(database: Database, clock: Clock): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("rate_limit_use")
    .where("expires_at", "<=", clock.now().toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
