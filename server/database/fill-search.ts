/**
 * Part of the migration 0033-search: the terms of the rows stored before the search existed. SQL alone can't remove accents. Like the
 * SQL files it is never edited: its tables and folding are those of that time, and another folding needs a migration that writes all
 * terms again.
 */
import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Subjects at a time, and rows per statement. */
const subjectsAtOnce = 250;
const rowsAtOnce = 5000;

/** The tables whose rows can be found, the column that names the subject (a booking or a message), and the columns with its texts. */
const searched = [
  [
    "quote",
    "reference",
    [
      ["quote", ["reference", "name", "email", "phone", "place", "venue", "notes"]],
      ["booking_note", ["words"]],
      ["booking_tag", ["tag"]],
    ],
  ],
  ["enquiry", "id", [["enquiry", ["name", "email", "phone", "message"]]]],
] as const;

// biome-ignore lint/suspicious/noExplicitAny: the schema is that of the migration
export async function fillSearch(database: Kysely<any>): Promise<void> {
  // A range of words is correct only in byte order, which is SQLite's only order.
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    await sql.raw(`alter table search_word alter column word type text collate "C"`).execute(database);
  for (const [table, key, sources] of searched)
    for (let last = ""; ; ) {
      const page = database.selectFrom(table).select(key).where(key, ">", last).orderBy(key).limit(subjectsAtOnce);
      const subjects = (await page.execute()).map((row) => row[key]);
      if (subjects.length === 0) break;
      for (const [source, columns] of sources) {
        const rows = await database.selectFrom(source).selectAll().where(key, "in", subjects).execute();
        const terms = rows.flatMap((row) =>
          columns.flatMap((column) => termsOf(row[column] ?? "").map((word) => ({ subject: row[key], word }))),
        );
        await storeTerms(database, terms);
      }
      last = subjects.at(-1);
    }
}

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no table by its type
export async function storeTerms(database: Kysely<any>, terms: readonly { subject: string; word: string }[]) {
  for (let from = 0; from < terms.length; from += rowsAtOnce)
    await database
      .insertInto("search_word")
      .values(terms.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The form in which a number is searched: without the country's code and leading zeros. */
export const digitsOf = (typed: string): string =>
  typed
    .replaceAll(/[^\d+]/g, "")
    .replace(/^(?:\+44|0044|44(?=\d{10}$))/, "")
    .replace(/^\+?0*/, "")
    .slice(0, 40);

export function termsOf(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
  const words = (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 40));
  const numbers = (text.match(/\+?\d[\d ()-]{7,}\d/g) ?? []).map(digitsOf).filter((digits) => digits.length >= 9);
  return [...words, ...numbers, ...numbers.map((digits) => digits.slice(-6))];
}
