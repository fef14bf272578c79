import type { Kysely } from "kysely";

/** A row of today as a table took it when the database's last migration was an earlier one: without the columns that came since. */
// biome-ignore lint/suspicious/noExplicitAny: the tables as they were
export async function rowThen(database: Kysely<any>, table: string, row: object): Promise<object> {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const stored = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(row).filter(([property]) => columns.includes(stored(property))));
}
