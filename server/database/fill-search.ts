import { CamelCasePlugin, type Kysely, PostgresAdapter, sql } from "kysely";
import type { Write } from "../../app/context.ts";
import { indexEnquiries, indexQuotes } from "../../app/features/search/store.server.ts";

/** Rows that are indexed at a time. */
const atOnce = 250;

/** Part of the migration 0033-search: indexes the rows stored before the search existed. SQL alone can't remove accents. */
// biome-ignore lint/suspicious/noExplicitAny: the schema is that of the migration
export async function fillSearch(database: Kysely<any>): Promise<void> {
  // A range of words is correct only in byte order, which is SQLite's only order.
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    await sql.raw(`alter table search_word alter column word type text collate "C"`).execute(database);
  const write = database.withPlugin(new CamelCasePlugin()) as unknown as Write;
  for (const [table, key, index] of [
    ["quote", "reference", indexQuotes],
    ["enquiry", "id", indexEnquiries],
  ] as const) {
    for (let last = ""; ; ) {
      const rows = await database
        .selectFrom(table)
        .select(`${key} as subject`)
        .where(key, ">", last)
        .orderBy(key)
        .limit(atOnce)
        .execute();
      const subjects = rows.map(({ subject }) => subject);
      if (subjects.length === 0) break;
      await index(write, subjects);
      last = subjects.at(-1);
    }
  }
}
