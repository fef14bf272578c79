import { type Options, stringify } from "csv-stringify/sync";
import { printable } from "./printable.ts";

export type Cell = string | number | null;

/** A table's columns by their names, in their order: what each has from a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;
export const cellsOf =
  <Row>(columns: Columns<Row>) =>
  (row: Row): Cell[] =>
    Object.values(columns).map((read) => read(row));

/** A negative amount as `decimalPounds` writes it: a number to a spreadsheet, not a formula. */
const negative = /^-\d+\.\d\d$/;

const format: Options = {
  record_delimiter: "windows",
  quoted_string: true,
  escape_formulas: true,
  cast: { string: (value) => (negative.test(value) ? { value, escape_formulas: false } : value) },
};

/**
 * Rows as CSV (RFC 4180), with the columns named as in the database, in UTF-8 with a byte-order mark: without it, Excel misreads "Zoë". A
 * cell that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection), even if white space precedes the
 * sign; control characters are removed.
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

/** A whole table as a download. @param filename without quotes in it */
export async function csvResponse<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
  filename: string,
): Promise<Response> {
  let text = "";
  for await (const piece of csvOf(Object.keys(columns), [rows.map(cellsOf(columns))])) text += piece;
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}

/** Matches most cells: printable ASCII without white space at the ends, which needs no escaping. */
const plain = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

const harmless = (cell: Cell): Cell =>
  typeof cell === "string" && !plain.test(cell) ? printable(cell.replaceAll(/\r\n?/g, "\n").trim()).trim() : cell;
