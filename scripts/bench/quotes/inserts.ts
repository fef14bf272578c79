import { randomUUID } from "node:crypto";
import type { Database } from "../../../app/context.ts";

const tables = [
  ["quote", "reference"],
  ["quoteTransition", "reference"],
  ["quoteLink", "reference"],
  ["outbox", "subjectRef"],
] as const;
const keys = new Set(["id", "reference", "idempotencyKey", "digest"]);

export interface Insert {
  sql: string;
  /** The row's values, with new keys each time */
  values(): unknown[];
}

/** The inserts of all rows that the site wrote for one quote, emails included. */
export async function insertsOf(database: Database, reference: string): Promise<Insert[]> {
  const untyped = database.withTables<Record<string, Record<string, unknown>>>();
  const inserts: Insert[] = [];
  for (const [table, column] of tables)
    for (const row of await untyped.selectFrom(table).selectAll().where(column, "=", reference).execute())
      inserts.push({
        sql: untyped.insertInto(table).values(row).compile().sql,
        values: () => Object.entries(row).map(([name, value]) => (keys.has(name) ? randomUUID() : value)),
      });
  return inserts;
}
