import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Part of the migration 0034-desk-questions: each database reads JSON in its own way. */
// biome-ignore lint/suspicious/noExplicitAny: the schema is that of the migration
export async function fillAddresses(database: Kysely<any>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const of = (who: "to" | "replyTo") =>
    isPostgres
      ? sql`lower(message::json -> ${sql.lit(who)} ->> 'address')`
      : sql`lower(message ->> ${sql.lit(`$.${who}.address`)})`;
  await database
    .updateTable("outbox")
    .set({ recipient: of("to"), answered_to: of("replyTo") })
    .execute();
}
