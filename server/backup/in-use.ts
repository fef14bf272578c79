/** What every start fills by itself: the shared secret, rate limits, the jobs, and the reviews of content/reviews. */
const machinery = ["job", "setting", "rate_limit_use", "review", "review_listing", "review_tally"];

/** Whether rows of this table say that the store is in use. A visitor's review comes with the booking it is about. */
export const saysInUse = (table: string): boolean => !table.startsWith("kysely_") && !machinery.includes(table);
