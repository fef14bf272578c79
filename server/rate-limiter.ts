import { randomUUID } from "node:crypto";
import type { Clock, Database, Ports, RateLimiter, Signer, Write } from "../app/context.ts";

/** Milliseconds by which the clocks of two processes may differ, waiting for the write lock included. */
const clocksDiffer = 60_000;

/**
 * Sliding windows: at most `limit` uses in any `windowSeconds`. Counted in the database so that all processes count together; count and new
 * use are one transaction, so requests at once can't exceed it. A refusal uses up nothing.
 */
export function rateLimiterOn(ports: Pick<Ports, "database" | "write">, signer: Signer, clock: Clock): RateLimiter {
  return {
    async take(name, limit, windowSeconds, write) {
      const now = clock.now().getTime();
      const window = windowSeconds * 1000;
      // The window's length is part of the key: two limits on one name count separately.
      const key = signer.sign("rate-limit", `${windowSeconds}:${name}`);
      const expires = new Date(now + window).toISOString();
      const taken = { from: new Date(now).toISOString(), to: new Date(now + window + clocksDiffer).toISOString() };
      const refusedUntil = (end: number) =>
        ({ ok: false, retryAfterSeconds: Math.max(1, Math.ceil((end - now) / 1000)) }) as const;
      const refusal = async (reader: Database | Write) => {
        const full = await latestButLimit(reader, key, taken, limit);
        return full && refusedUntil(Date.parse(full.expiresAt));
      };
      const use = async (transaction: Write) => {
        const refused = await refusal(transaction);
        if (refused) return refused;
        await transaction.insertInto("rateLimitUse").values({ id: randomUUID(), key, expiresAt: expires }).execute();
        return { ok: true } as const;
      };
      if (limit <= 0) return refusedUntil(now + window);
      if (write) return use(write);
      return (await refusal(ports.database)) ?? ports.write(use);
    },
  };
}

/**
 * The use in the window that leaves it last but for `limit - 1`: while there is one, there is room again when it has left. One that would
 * count for much longer comes from a wrong clock and is left out.
 */
const latestButLimit = (
  reader: Database | Write,
  key: string,
  { from, to }: { from: string; to: string },
  limit: number,
) =>
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

/** @returns rows removed */
export async function pruneRateLimits(database: Database, clock: Clock): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("rateLimitUse")
    .where("expiresAt", "<=", clock.now().toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
