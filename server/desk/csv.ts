import { stringify } from "csv-stringify/sync";
import { printable } from "./printable.ts";

export type Cell = string | number | null;

/**
 * Rows as RFC 4180 has them, under the names of their fields, in UTF-8 with a byte-order mark: without one Excel reads "Zoë" wrong.
 * What a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection); white space before the sign does
 * not hide it, and control characters are gone.
 */
export function csv(names: readonly string[], rows: readonly Record<string, Cell>[]): string {
  return stringify(
    rows.map((row) => names.map((name) => harmless(row[name] ?? null))),
    {
      bom: true,
      header: true,
      columns: [...names],
      record_delimiter: "windows",
      quoted_string: true,
      escape_formulas: true,
    },
  );
}

const harmless = (cell: Cell): Cell =>
  typeof cell === "string" ? printable(cell.replaceAll(/\r\n?/g, "\n").trim()).trim() : cell;
