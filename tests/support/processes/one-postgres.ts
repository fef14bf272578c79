/** Vitest's global set-up: one PostgreSQL for the whole run, in which every test has a database of its own. */
import type { TestProject } from "vitest/node";
import { sourceMigrations } from "../../../server/backup/migrations.ts";
import { prepareDatabase } from "../../../server/database/open.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** DATABASE_URL of the server's database `postgres`; empty in the quick loop */
    postgres: string;
    /** Name of a database there that has the schema and no rows: to copy it takes a quarter of the time that its migrations take */
    schema: string;
  }
}

export default async function setup(project: TestProject) {
  if (process.env.TEST_STORES === "sqlite") {
    project.provide("postgres", "");
    project.provide("schema", "");
    return;
  }
  const server = await startPostgres();
  project.provide("postgres", server.address);
  const databaseUrl = await server.database();
  await prepareDatabase({ databaseUrl, dataFolder: "" }, sourceMigrations, { info() {}, error() {} });
  project.provide("schema", new URL(databaseUrl).pathname.slice(1));
  return () => server.remove();
}
