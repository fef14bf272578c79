import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type MigrationFiles, refuseNewer } from "../database/migrate.ts";

const folder = path.resolve(import.meta.dirname, "../database/migrations");

/** The SQL files in the sources; the built site embeds them (database/migration-files.ts). */
export const sourceMigrations: MigrationFiles = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => [name.replace(/\.sql$/, ""), readFileSync(path.join(folder, name), "utf8")]),
);

/**
 * The files that made a schema, which may be older than this version's.
 * @throws Refusal when it is newer
 */
export function migrationsNamed(names: readonly string[], whose: string): MigrationFiles {
  refuseNewer(whose, names, sourceMigrations);
  return Object.fromEntries(Object.entries(sourceMigrations).filter(([name]) => names.includes(name)));
}

/** Every table that some migration makes: a restore sets aside those that came after its backup as well. */
export const tablesMade: ReadonlySet<string> = new Set(
  Object.values(sourceMigrations).flatMap((text) =>
    [...text.matchAll(/(?:^create table|rename to) (\w+)/gm)].map(([, name]) => String(name)),
  ),
);
