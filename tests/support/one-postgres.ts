/** Vitest's global set-up: one PostgreSQL for the whole run, in which every test has a database of its own. */
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** DATABASE_URL of the server's database `postgres`; empty in the quick loop */
    postgres: string;
  }
}

export default async function setup(project: TestProject) {
  if (process.env.TEST_STORES === "sqlite") {
    project.provide("postgres", "");
    return;
  }
  const server = await startPostgres();
  project.provide("postgres", server.address);
  return () => server.remove();
}
