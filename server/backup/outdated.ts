/**
 * Statements that end in a restored database what held only at the time of the backup. Leases: the processes that had them are gone, and
 * an email that was being sent would wait for ten minutes. Sessions and one-time links of the desk: some may have been ended or used since.
 * @param tables the backup's, which may lack one named here
 */
export const endOutdated = (tables: readonly string[]): string[] =>
  Object.entries({
    outbox: "update outbox set due_at = created_at, leased_until = null where leased_until is not null",
    job: "update job set leased_until = null",
    desk_session: "delete from desk_session",
    desk_secret: "delete from desk_secret",
  })
    .filter(([table]) => tables.includes(table))
    .map(([, statement]) => statement);
