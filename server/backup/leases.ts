/**
 * Statements that release the leases in a restored database: the processes that held them are gone. Otherwise an email that was being
 * sent at the time of the backup would wait for ten minutes.
 * @param tables the backup's, which may lack one named here
 */
export const releaseLeases = (tables: readonly string[]): string[] =>
  Object.entries({
    outbox: "update outbox set due_at = created_at, leased_until = null where leased_until is not null",
    job: "update job set leased_until = null",
  })
    .filter(([table]) => tables.includes(table))
    .map(([, statement]) => statement);
