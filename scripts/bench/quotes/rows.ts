import { randomUUID } from "node:crypto";
import type { Database } from "../../../app/context.ts";
import { storedName } from "../../../tests/support/texts/columns.ts";

/** A row of the site, to be inserted again under other keys. */
export interface Row {
  table: string;
  values: Record<string, unknown>;
}

const tables = [
  ["quote", "reference"],
  ["quoteTransition", "reference"],
  ["quoteLink", "reference"],
  ["outbox", "subjectRef"],
] as const;
const keys = new Set(["id", "reference", "idempotencyKey", "digest"]);

/** All rows that the site wrote for one quote, emails included. */
export async function rowsOf(database: Database, reference: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [table, column] of tables) {
    const found = await database
      .withTables<Record<string, Record<string, unknown>>>()
      .selectFrom(table)
      .selectAll()
      .where(column, "=", reference)
      .execute();
    for (const values of found) rows.push({ table, values: values as Record<string, unknown> });
  }
  return rows;
}

export const underNewKeys = ({ values }: Row): unknown[] =>
  Object.entries(values).map(([name, value]) => (keys.has(name) ? randomUUID() : value));

export const insertOf = ({ table, values }: Row, mark: (index: number) => string): string => {
  const names = Object.keys(values).map(storedName);
  return `insert into ${storedName(table)} (${names.join(", ")}) values (${names.map((_, index) => mark(index)).join(", ")})`;
};
