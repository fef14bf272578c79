import { type SelectQueryBuilder, sql } from "kysely";
import type { OpenDatabase } from "./open.ts";

/**
 * The rows of one query at the moment of its start, in batches and only as fast as they are read.
 * @param batchSize rows in memory
 */
export async function* streamed<DB, TB extends keyof DB, Row>(
  { kind, database }: Pick<OpenDatabase, "kind" | "database">,
  query: SelectQueryBuilder<DB, TB, Row>,
  batchSize: number,
): AsyncGenerator<Row[]> {
  if (kind === "sqlite") {
    const batches = database.getExecutor().stream<Row>(query.compile(), batchSize);
    for await (const { rows } of batches) yield rows;
    return;
  }
  const reading = await database.startTransaction().setAccessMode("read only").execute();
  try {
    // A slow reader (`| less`) may take its time. All rows are read, so the plan must not favour the first ones.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(reading);
    await sql`set local cursor_tuple_fraction = 1`.execute(reading);
    await sql`declare streamed no scroll cursor for ${query}`.execute(reading);
    const next = sql<Row>`fetch ${sql.lit(batchSize)} from streamed`.compile(reading);
    for (;;) {
      const { rows } = await reading.executeQuery(next);
      if (rows.length === 0) break;
      yield rows;
    }
  } finally {
    await reading.rollback().execute();
  }
}
