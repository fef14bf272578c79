import { randomUUID } from "node:crypto";
import type { Clock, Database, Ports, RateLimiter, Reader, Signer, Write } from "../app/context.ts";

/** Milliseconds by which the times of two processes may differ, with the wait for the write lock. */
const clockSkew = 60_000;

/**
 * Sliding windows: at most `limit` uses in any `windowSeconds`. Counted in the database so that all processes count together; the count
 * and the new use are one transaction, so simultaneous requests can't exceed the limit. A refused use does not count.
 */
export function rateLimiterOn(ports: Pick<Ports, "database" | "write">, signer: Signer, clock: Clock): RateLimiter {
  return {
    async take(name, limit, windowSeconds, write) {
      const now = clock.now().getTime();
      const window = windowSeconds * 1000;
      // The window's length is part of the key: two limits on one name count separately.
      const key = signer.sign("rate-limit", `${windowSeconds}:${name}`);
      const expires = new Date(now + window).toISOString();
      const taken = { from: new Date(now).toISOString(), to: new Date(now + window + clockSkew).toISOString() };
      const refusedUntil = (end: number) =>
        ({ ok: false, retryAfterSeconds: Math.max(1, Math.ceil((end - now) / 1000)) }) as const;
      const refusal = async (reader: Reader) => {
        const full = await nthLatestUse(reader, key, taken, limit);
        return full && refusedUntil(Date.parse(full.expiresAt));
      };
      const tryUse = async (transaction: Write) => {
        const refused = await refusal(transaction);
        if (refused) return refused;
        await transaction.insertInto("rateLimitUse").values({ id: randomUUID(), key, expiresAt: expires }).execute();
        return { ok: true } as const;
      };
      if (limit <= 0) return refusedUntil(now + window);
      if (write) return tryUse(write);
      return (await refusal(ports.database)) ?? ports.write(tryUse);
    },
  };
}

/**
 * The `limit`-th latest use in the window: while there is one, the limit is reached, and when it expires another use is possible. A use
 * that expires much later than now was written by a wrong clock and is left out.
 */
const nthLatestUse = (reader: Reader, key: string, { from, to }: { from: string; to: string }, limit: number) =>
  reader
    .selectFrom("rateLimitUse")
    .select("expiresAt")
    .where("key", "=", key)
    .where("expiresAt", ">", from)
    .where("expiresAt", "<=", to)
    .orderBy("expiresAt", "desc")
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();

/** Removes uses that no longer count. @returns how many rows were removed */
export async function pruneRateLimits(database: Database, clock: Clock): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("rateLimitUse")
    .where("expiresAt", "<=", clock.now().toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
