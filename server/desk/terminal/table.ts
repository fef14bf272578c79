/** Layout for the terminal: texts are made harmless, wrapped at words, and fit the width. */
import Table from "cli-table3";
import { printable } from "../../../app/printable.ts";

const usualWidth = 80;
const gap = 2;
/** Characters of a cell: longer texts are cut, and shown whole by the command for one item. */
const maxTextWidth = 160;

const frameless = Object.fromEntries(
  "top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid"
    .split(" ")
    .map((part) => [part, ""]),
);

/** Rows drawn at a time: the library's time grows with the square of the rows, so a long list is drawn in parts that look like one. */
const batchSize = 100;

const oneLine = (value: unknown) => {
  const text = printable(value === null || value === undefined ? "" : String(value))
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > maxTextWidth ? `${text.slice(0, maxTextWidth - 1)}…` : text;
};

/** Words longer than the column are broken into pieces that fit: the library would drop what does not. */
const fitting = (text: string, width: number) =>
  text.replaceAll(new RegExp(`[^\\s]{${width}}(?=[^\\s])`, "gu"), "$&\n");

function draw(cells: readonly (readonly string[])[], widths: readonly number[]): string {
  const lines: string[] = [];
  for (let from = 0; from < cells.length; from += batchSize) {
    const table = new Table({
      chars: { ...frameless, middle: " ".repeat(gap) },
      style: { head: [], border: [], "padding-left": 0, "padding-right": 0 },
      colWidths: [...widths],
      wordWrap: true,
    });
    const rows = cells.slice(from, from + batchSize);
    table.push(...rows.map((row) => row.map((text, i) => fitting(text, widths[i] ?? usualWidth))));
    lines.push(...table.toString().split("\n"));
  }
  return lines.map((line) => line.trimEnd()).join("\n");
}

const wordLengths = (text: string) => text.split(/\s+/).map((word) => word.length);

/** Words up to this long are never broken: references, ids, dates, statuses. */
const unbreakable = 18;

/**
 * The widths of the columns: those of the texts where there is room; otherwise the widest columns shrink, first those whose longest words
 * have to break anyway.
 * @returns undefined when a reference, a sum or a date would have to break
 */
function sized(cells: readonly (readonly string[])[], room: number): number[] | undefined {
  const columns = (cells[0] ?? []).map((_, i) => cells.map((row) => row[i] ?? ""));
  const widths = columns.map((texts) => Math.max(1, ...texts.map((text) => text.length)));
  const longest = columns.map((texts) => Math.max(1, ...texts.flatMap(wordLengths)));
  const excess = () => widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1) - room;
  const floors = [
    (word: number) => Math.min(word, 2 * unbreakable),
    (word: number) => (word > unbreakable ? unbreakable : word),
  ];
  for (const floor of floors)
    while (excess() > 0) {
      const slack = widths.map((width, i) => (width > floor(longest[i] ?? 1) ? width : 0));
      const widest = slack.indexOf(Math.max(...slack));
      if (!slack[widest]) break;
      widths[widest] = slack[widest] - 1;
    }
  return excess() > 0 ? undefined : widths;
}

/**
 * Columns under the names of the first row's fields; where they don't fit, each row is printed by itself, one field per line.
 * A column without any value is left out.
 * @param none the text in place of a table without rows
 */
export function table(rows: readonly Record<string, unknown>[], width = usualWidth, none = ""): string {
  if (rows.length === 0) return none;
  const names = Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => oneLine(row[name]) !== ""));
  const cells = rows.map((row) => names.map((name) => oneLine(row[name])));
  const widths = sized([names, ...cells], width);
  if (widths) return draw([names, ...cells], widths);
  return cells
    .map((row) =>
      fields(
        names.map((name, i) => [name || "Note", row[i]] as const),
        width,
      ),
    )
    .join("\n\n");
}

/** One name and value per line; empty values are left out. @param rows pairs where a name may come twice */
export function fields(
  rows: Record<string, unknown> | readonly (readonly [string, unknown])[],
  width = usualWidth,
): string {
  const pairs = Array.isArray(rows) ? (rows as [string, unknown][]) : Object.entries(rows);
  const entries = pairs.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false);
  const names = Math.min(width - gap - unbreakable, Math.max(0, ...entries.map(([name]) => name.length)));
  return draw(
    entries.map(([name, value]) => [printable(name), printable(String(value))]),
    [names, Math.max(unbreakable, width - names - gap)],
  );
}

/** Text of several lines, wrapped; a line with an address too long to fit is not broken, so that it can be copied. */
export function paragraph(text: string, width = usualWidth): string {
  return printable(text)
    .split("\n")
    .map((line) => (line.trim() === "" || Math.max(...wordLengths(line)) > width ? line : draw([[line]], [width])))
    .join("\n");
}

/** A heading and its text. */
export const section = (heading: string, body: string): string => `\n${heading}\n${body}`;
