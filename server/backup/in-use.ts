import { Refusal } from "../refusal.ts";

/** Tables that every start fills: the shared secret, rate limits, the jobs, and the reviews of content/reviews. */
const filledByStart = ["job", "setting", "rate_limit_use", "review", "review_listing", "review_tally"];

export const replaceIt = "Use --replace to set what is there aside and restore over it.";

/**
 * Refuses a store with customers' data. Reviews do not count: a customer's review always belongs to a booking.
 * @param hasRows whether a table has any
 * @throws Refusal when the store is in use
 */
export async function refuseInUse(
  store: string,
  tables: readonly string[],
  hasRows: (table: string) => boolean | Promise<boolean>,
): Promise<void> {
  for (const table of tables)
    if (!table.startsWith("kysely_") && !filledByStart.includes(table) && (await hasRows(table)))
      throw new Refusal([`${store} is in use: ${table} has rows. ${replaceIt}`]);
}
