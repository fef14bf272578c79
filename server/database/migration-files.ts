import type { MigrationFiles } from "./migrate.ts";

const texts = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", eager: true, import: "default" });

/** The SQL files, embedded by the build so that the bundle stands alone. */
export const migrationFiles: MigrationFiles = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [file.replace(/^.*\/|\.sql$/g, ""), text]),
);
