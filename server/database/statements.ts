/** The statements of a migration file: comments dropped, cut where a line ends in a semicolon. */
export function statements(sql: string): string[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, "")
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
