/** Empty databases with the site's schema, of both kinds. */
import { cpSync, rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import type { Log } from "../../../app/context.ts";
import { migrationFiles } from "../../../server/database/migration-files.ts";
import { type OpenDatabase, openDatabase, prepareDatabase } from "../../../server/database/open.ts";
import { databaseAt, type Postgres, startPostgres } from "../processes/postgres.ts";
import { scratch } from "../processes/scratch.ts";
import { lend, type OpenPlace, type Place, takeBack } from "./lent-stores.ts";

/** A log for code that should not log errors: an error fails the test. */
export const quietLog: Log = {
  info() {},
  error(event, error) {
    throw new Error(`unexpected ${event}`, { cause: error });
  },
};

// In a file of its own, because the journeys use it too: they run without Vite, which embeds the migrations.
export { quoteRow } from "./quote-row.ts";
export type { OpenPlace, Place };

/** Makes databases for one test. */
export interface TestStores {
  kind: "sqlite" | "postgres";
  /** A place for a database, with nothing in it. */
  place(): Promise<Place>;
  /** A place whose database has the schema and no rows. */
  prepared(): Promise<Place>;
  /** The same, opened, for a test that leaves the schema as it is and does not close the store: a later one may get it next, emptied. */
  lent(): Promise<OpenPlace>;
  /** Its store alone. */
  fresh(): Promise<OpenDatabase>;
  /** One more connection to a place, as another process has. */
  open(place: Place, connections?: number): OpenDatabase;
}

/** With a PostgreSQL that may be stopped, because no other test uses it. */
interface OwnTestStores extends TestStores {
  postgres(): Postgres;
}

/** The quick loop leaves PostgreSQL to `npm test`. */
const kinds: readonly TestStores["kind"][] = process.env.TEST_STORES === "sqlite" ? ["sqlite"] : ["sqlite", "postgres"];

/** Runs the same tests on SQLite and on a real PostgreSQL, one for the whole run. Everything opened is closed after each test. */
export const describeOnEach = (name: string, tests: (stores: TestStores) => void): void =>
  describeOn(kinds, name, tests);

/** The same with a PostgreSQL of its own. */
export const describeOnEachAlone = (name: string, tests: (stores: OwnTestStores) => void): void =>
  describeOn(kinds, name, tests, true);

/**
 * Runs the tests on SQLite alone: for tests that need a database and are not about it, such as those of pages and words. Every query of
 * theirs also runs in a test on each store.
 */
export const describeOnSqlite = (name: string, tests: (stores: TestStores) => void): void =>
  describeOn(["sqlite"], name, tests);

function describeOn(
  kinds: readonly TestStores["kind"][],
  name: string,
  tests: (stores: OwnTestStores) => void,
  alone = false,
): void {
  for (const kind of kinds) {
    describe(`${name}, ${kind}`, () => {
      let server: Postgres | undefined;
      const cleanups: (() => unknown)[] = [];
      const shared = inject("postgres");
      if (kind === "postgres" && (alone || !shared)) {
        beforeAll(async () => {
          server = await startPostgres();
        }, 60_000);
        afterAll(() => server?.remove());
      }
      afterEach(async () => {
        for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
      });
      const folder = () => {
        const dataFolder = scratch("site-test-");
        cleanups.push(() => rmSync(dataFolder, { recursive: true, force: true }));
        return dataFolder;
      };
      const placeWith = async (template?: string): Promise<Place> => {
        const databaseUrl = kind === "sqlite" ? undefined : await (server ?? databaseAt(shared)).database(template);
        return { dataFolder: folder(), databaseUrl };
      };
      const stores: OwnTestStores = {
        kind,
        place: () => placeWith(),
        open(place, connections) {
          const store = openDatabase(place, quietLog, connections);
          cleanups.push(() => store.close());
          return store;
        },
        async prepared() {
          if (kind === "postgres" && !server) return placeWith(inject("schema"));
          const place = await placeWith();
          if (kind === "sqlite") cpSync(inject("schemaFolder"), place.dataFolder, { recursive: true });
          else await prepareDatabase(place, migrationFiles, quietLog);
          return place;
        },
        async lent() {
          if (server) {
            const place = await stores.prepared();
            return { ...place, store: stores.open(place) };
          }
          const lent = await lend(kind);
          cleanups.push(() => takeBack(lent));
          return kind === "sqlite" ? lent : { ...lent, dataFolder: folder() };
        },
        fresh: async () => (await stores.lent()).store,
        postgres() {
          if (!server) throw new Error("this is not a PostgreSQL of its own");
          return server;
        },
      };
      tests(stores);
    });
  }
}
