/**
 * Run on what was restored: no process of the time of the backup is alive to give back what it held then. Mail that one had in
 * hand goes out at once; otherwise it would wait for ten minutes that nobody is using.
 * @param tables those of the backup, which may be older than a table named here
 */
export const releaseLeases = (tables: readonly string[]): string[] =>
  Object.entries({
    outbox: "update outbox set due_at = created_at, leased_until = null where leased_until is not null",
    job: "update job set leased_until = null",
  })
    .filter(([table]) => tables.includes(table))
    .map(([, statement]) => statement);
