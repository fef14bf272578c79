import { randomUUID } from "node:crypto";
import type { Clock, Database, Ports, RateLimiter, Signer, Write } from "../app/context.ts";

/** Milliseconds by which the clocks of two processes may differ, waiting for the write lock included. */
const clocksDiffer = 60_000;

/**
 * Sliding windows: at most `limit` uses in any `windowSeconds`. Counted in the database so that all processes count together; count and new
 * use are one transaction, so requests at once can't exceed it. A refusal only reads and uses up nothing.
 */
export function rateLimiterOn(
  { database, write }: Pick<Ports, "database" | "write">,
  signer: Signer,
  clock: Clock,
): RateLimiter {
  return {
    async take(name, limit, windowSeconds) {
      const now = clock.now().getTime();
      const window = windowSeconds * 1000;
      // The window's length is part of the key: two limits on one name count separately.
      const key = signer.sign("allowance", `${windowSeconds}:${name}`);
      const expires = new Date(now + window).toISOString();
      const taken = { from: new Date(now).toISOString(), to: new Date(now + window + clocksDiffer).toISOString() };
      const full = async (reader: Database | Write) => (await usesOf(reader, key, taken, limit)).length >= limit;
      const use = async () =>
        write(async (transaction) => {
          if (await full(transaction)) return false;
          await transaction.insertInto("rateLimitUse").values({ id: randomUUID(), key, expiresAt: expires }).execute();
          return true;
        });
      if (!(await full(database)) && (await use())) return { ok: true };
      // There is room again when the oldest of the latest `limit` uses leaves the window.
      const oldest = (await usesOf(database, key, taken, limit)).at(-1);
      const ends = oldest ? Date.parse(oldest.expiresAt) : now + window;
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((ends - now) / 1000)) };
    },
  };
}

/** The latest uses in the window, newest first. One that would count for much longer comes from a wrong clock and is left out. */
const usesOf = (reader: Database | Write, key: string, { from, to }: { from: string; to: string }, limit: number) =>
  reader
    .selectFrom("rateLimitUse")
    .select("expiresAt")
    .where("key", "=", key)
    .where("expiresAt", ">", from)
    .where("expiresAt", "<=", to)
    .orderBy("expiresAt", "desc")
    .limit(Math.max(limit, 0))
    .execute();

/** @returns rows removed */
export async function pruneRateLimits(database: Database, clock: Clock): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("rateLimitUse")
    .where("expiresAt", "<=", clock.now().toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
