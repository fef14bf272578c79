import { stringify } from "csv-stringify/sync";
import { printable } from "./printable.ts";

export type Cell = string | number | null;

type Rows = readonly Record<string, Cell>[];

/**
 * Rows as RFC 4180 has them, under the names that their columns have in the database, in UTF-8 with a byte-order mark: without one Excel reads "Zoë" wrong.
 * What a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection); white space before the sign does
 * not hide it, and control characters are gone.
 */
export async function* csvOf(names: readonly string[], pages: AsyncIterable<Rows> | Iterable<Rows>) {
  let first = true;
  for await (const rows of pages) {
    yield lines(names, rows, first);
    first = false;
  }
  if (first) yield lines(names, [], true);
}

const lines = (names: readonly string[], rows: Rows, first: boolean): string =>
  stringify(
    rows.map((row) => names.map((name) => harmless(row[name] ?? null))),
    {
      bom: first,
      header: first,
      columns: names.map((key) => ({ key, header: key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) })),
      record_delimiter: "windows",
      quoted_string: true,
      escape_formulas: true,
    },
  );

/** Most cells: letters, digits and signs of ASCII, with no white space around them. There is nothing to be taken out of those. */
const plain = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

const harmless = (cell: Cell): Cell =>
  typeof cell === "string" && !plain.test(cell) ? printable(cell.replaceAll(/\r\n?/g, "\n").trim()).trim() : cell;
