/** Tables that every start fills: the shared secret, rate limits, the jobs, and the reviews of content/reviews. */
const machinery = ["job", "setting", "rate_limit_use", "review", "review_listing", "review_tally"];

/** Whether rows of this table mean that the store is in use. A customer's review always has a booking beside it. */
export const saysInUse = (table: string): boolean => !table.startsWith("kysely_") && !machinery.includes(table);
