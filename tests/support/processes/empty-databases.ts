/** Vitest's global setup: databases with the schema and no rows, for tests to copy, and one PostgreSQL for the whole run. */
import { rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { sourceMigrations } from "../../../server/backup/migrations.ts";
import { prepareDatabase } from "../../../server/database/open.ts";
import { startPostgres } from "./postgres.ts";
import { scratch } from "./scratch.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** DATABASE_URL of the server's database `postgres`; empty in the quick loop */
    postgres: string;
    /** Name of a database there with the schema and no rows: copying it takes a quarter of the time of the migrations */
    schema: string;
    /** A data folder whose SQLite database has the schema and no rows. The end of the run removes its parent. */
    schemaFolder: string;
  }
}

export default async function setup(project: TestProject) {
  const log = { info() {}, error() {} };
  const folder = scratch("site-schema-");
  const schemaFolder = path.join(folder, "schema");
  await prepareDatabase({ databaseUrl: undefined, dataFolder: schemaFolder }, sourceMigrations, log);
  project.provide("schemaFolder", schemaFolder);
  const removeFolder = () => rmSync(folder, { recursive: true });
  if (process.env.TEST_STORES === "sqlite") {
    project.provide("postgres", "");
    project.provide("schema", "");
    return removeFolder;
  }
  const server = await startPostgres();
  project.provide("postgres", server.address);
  const databaseUrl = await server.database();
  await prepareDatabase({ databaseUrl, dataFolder: "" }, sourceMigrations, log);
  project.provide("schema", new URL(databaseUrl).pathname.slice(1));
  return async () => {
    removeFolder();
    await server.remove();
  };
}
