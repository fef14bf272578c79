/** Empty databases with the site's schema, of both kinds. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import type { Log } from "../../app/context.ts";
import { migrationFiles } from "../../server/database/migration-files.ts";
import { type OpenDatabase, openDatabase, prepareDatabase } from "../../server/database/open.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

/** For what should have nothing to say: an error in it fails the test. */
export const quietLog: Log = {
  info() {},
  error(event, error) {
    throw new Error(`unexpected ${event}`, { cause: error });
  },
};

export interface Place {
  databaseUrl: string | undefined;
  dataFolder: string;
}

export interface Bench {
  kind: "sqlite" | "postgres";
  /** A place for a database, with nothing in it. */
  place(): Promise<Place>;
  /** A database with the schema and no rows. */
  fresh(): Promise<OpenDatabase>;
  /** One more connection to a place, as another process has. */
  open(place: Place, connections?: number): OpenDatabase;
  postgres(): Postgres;
}

/** Runs the same tests on SQLite and on a real PostgreSQL. Everything opened is closed after each test. */
export function describeOnEach(name: string, tests: (bench: Bench) => void): void {
  for (const kind of ["sqlite", "postgres"] as const) {
    describe(`${name}, ${kind}`, () => {
      let server: Postgres | undefined;
      const cleanups: (() => unknown)[] = [];
      if (kind === "postgres") {
        beforeAll(async () => {
          server = await startPostgres();
        }, 60_000);
        afterAll(() => server?.remove());
      }
      afterEach(async () => {
        for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
      });
      const bench: Bench = {
        kind,
        async place() {
          const dataFolder = mkdtempSync(path.join(tmpdir(), "site-test-"));
          cleanups.push(() => rmSync(dataFolder, { recursive: true, force: true }));
          return { dataFolder, databaseUrl: await server?.database() };
        },
        open(place, connections) {
          const store = openDatabase(place, quietLog, connections);
          cleanups.push(() => store.close());
          return store;
        },
        async fresh() {
          const place = await bench.place();
          await prepareDatabase(place, migrationFiles, quietLog);
          return bench.open(place);
        },
        postgres() {
          if (!server) throw new Error("this is not PostgreSQL");
          return server;
        },
      };
      tests(bench);
    });
  }
}

/** A quote's row with every required column; the reference is its key too. */
export const quoteRow = (reference: string) => ({
  id: reference,
  reference,
  idempotency_key: reference,
  kind: "request" as const,
  status: "requested" as const,
  version: 1 as const,
  suspect: 0 as const,
  act: "cheeky-butlers",
  package_id: "classic",
  performers: 2,
  event_date: "2027-06-12",
  event_time: null,
  place: "Leeds",
  place_slug: "leeds",
  venue: null,
  group_size: 14,
  occasion: "hen",
  name: "Ann Other",
  email: "ann@example.com",
  phone: "07700 900123",
  phone_e164: "+447700900123",
  reach_by: null,
  no_calls: null,
  surprise: 0 as const,
  notes: null,
  adult_declared_at: "2026-11-21T12:00:00.000Z",
  marketing_at: null,
  estimate: "{}",
  total: 24_000,
  offer_version: 0,
  offer_lines: null,
  offer_total: null,
  offer_deposit: null,
  offer_balance: null,
  offer_balance_due: null,
  offer_guests: null,
  offer_terms: null,
  offer_valid_until: null,
  offered_at: null,
  terms_accepted_at: null,
  review_wanted_at: null,
  created_at: "2026-11-21T12:00:00.000Z",
});
