import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { Refusal } from "../refusal.ts";
import { fillAddresses } from "./fill-addresses.ts";
import { fillDocumentSearch } from "./fill-document-search.ts";
import { fillSearch } from "./fill-search.ts";
import { statements } from "./statements.ts";

/** Name of each migration and its SQL, as the build embeds them. */
export type MigrationFiles = Readonly<Record<string, string>>;

/** What a migration does after its SQL, in the same transaction. */
const codeAfter: Readonly<Record<string, Migration["up"]>> = {
  "0033-search": fillSearch,
  "0034-desk-questions": fillAddresses,
  "0039-search-documents": fillDocumentSearch,
};

const migration = (name: string, text: string): Migration => ({
  async up(database) {
    for (const statement of statements(text)) await sql.raw(statement).execute(database);
    await codeAfter[name]?.(database);
  },
});

/**
 * Brings the schema up to date. Processes that start together take turns: Kysely takes an advisory lock on PostgreSQL; on SQLite
 * the transaction is the lock.
 * @param schema of PostgreSQL, when it is not the default one; the connection's search path must name it
 * @throws Refusal when the schema is newer than these files; the driver's error when a migration fails, with nothing of it left
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run before the schema is what the types say
export async function migrate(database: Kysely<any>, files: MigrationFiles, schema?: string): Promise<void> {
  const executed = await executedMigrations(database, schema);
  refuseNewer("The database", executed, files);
  // Kysely would list all tables again, which takes 30 ms of a start.
  if (executed.length === Object.keys(files).length) return;
  const migrations = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, migration(name, text)]));
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // Two changes made in parallel may arrive in either order; a file only depends on those with a smaller number.
    allowUnorderedMigrations: true,
    ...(schema && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @param whose what the message calls the database @throws Refusal when that database has migrations that are not among these files */
export function refuseNewer(whose: string, executed: readonly string[], files: MigrationFiles): void {
  const newer = executed.filter((name) => !(name in files));
  if (newer.length > 0)
    throw new Refusal([
      `${whose} was written by a newer version of the site (it has ${newer.join(", ")}, which this version does not know). ` +
        "Use that version, or a backup from before it.",
    ]);
}

/** The names of the migrations that made a schema. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run before the schema is what the types say
export async function executedMigrations(database: Kysely<any>, schema?: string): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration" && (!schema || table.schema === schema))) return [];
  const rows = await database.selectFrom("kysely_migration").select("name").orderBy("name").execute();
  return rows.map((row) => String(row.name));
}
