/** Control characters in what strangers typed could rewrite the terminal. */
export const printable = (text: string) => text.replaceAll(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "?");

const cell = (value: unknown, width: number) => {
  const text = printable(value === null || value === undefined ? "" : String(value)).replaceAll(/\s+/g, " ");
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
};

/** Aligned columns under their names; no cell is wider than `widest` characters. */
export function table(rows: readonly Record<string, unknown>[], widest = 40): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cell(row[name], widest)));
  const widths = names.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd();
  return [names, ...cells].map(line).join("\n");
}

/** One name and value a line; values of several lines are indented under their name. */
export function fields(record: Record<string, unknown>): string {
  const entries = Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries
    .map(([name, value]) => {
      const indented = printable(String(value)).replaceAll("\n", `\n${" ".repeat(width + 2)}`);
      return `${name.padEnd(width)}  ${indented}`;
    })
    .join("\n");
}
