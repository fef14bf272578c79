import { type Options, stringify } from "csv-stringify/sync";
import { printable } from "./printable.ts";

export type Cell = string | number | null;

const format: Options = { record_delimiter: "windows", quoted_string: true, escape_formulas: true };

/**
 * Rows as RFC 4180 has them, under the names that their columns have in the database, in UTF-8 with a byte-order mark: without one Excel reads "Zoë" wrong.
 * What a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection); white space before the sign does
 * not hide it, and control characters are gone.
 */
export async function* csvOf(names: readonly string[], pages: AsyncIterable<Cell[][]> | Iterable<Cell[][]>) {
  const headers = names.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  yield stringify([headers], { ...format, bom: true });
  for await (const rows of pages)
    yield stringify(
      rows.map((row) => row.map(harmless)),
      format,
    );
}

/** Most cells: letters, digits and signs of ASCII, with no white space around them. They need no escaping. */
const plain = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

const harmless = (cell: Cell): Cell =>
  typeof cell === "string" && !plain.test(cell) ? printable(cell.replaceAll(/\r\n?/g, "\n").trim()).trim() : cell;
