import type { Allowances, Clock, Database, Seal } from "../app/context.ts";

/**
 * Fixed windows on the wall clock, counted in the database so that every process counts together. One statement takes a
 * use, and takes none when the limit is reached: no number of requests at once gets past it.
 */
export function allowancesOn(database: Database, seal: Seal, clock: Clock): Allowances {
  return {
    async take(key, limit, windowSeconds) {
      const now = clock.now().getTime();
      const length = windowSeconds * 1000;
      const start = Math.floor(now / length) * length;
      const row = await database
        .insertInto("allowance")
        // The window's length is part of the key: two limits on one key must not count in one row.
        .values({
          key: seal.sign("allowance", `${windowSeconds}:${key}`),
          window_start: new Date(start).toISOString(),
          used: 1,
        })
        .onConflict((conflict) =>
          conflict
            .columns(["key", "window_start"])
            .doUpdateSet((is) => ({ used: is("allowance.used", "+", 1) }))
            .where("allowance.used", "<", limit),
        )
        .returning("used")
        .executeTakeFirst();
      if (row && limit > 0) return { ok: true };
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((start + length - now) / 1000)) };
    },
  };
}

/** Windows are an hour at most; what began two days ago limits nobody. @returns rows removed */
export async function pruneAllowances(database: Database, clock: Clock): Promise<number> {
  const before = new Date(clock.now().getTime() - 2 * 24 * 3_600_000).toISOString();
  const { numDeletedRows } = await database
    .deleteFrom("allowance")
    .where("window_start", "<", before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
