import { Kysely, sql } from "kysely";
import pg from "pg";
import { expect, it } from "vitest";
import { fallingSilent } from "../../tests/support/processes/falling-silent.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { isUnavailable } from "./errors.ts";
import { postgresDialect, siteLock } from "./postgres.ts";

const one = sql`select 1`;
const failure = (work: Promise<unknown>) => work.then(() => "none", isUnavailable);

describeOnEach("the only connection", ({ kind, place }) => {
  const open = (url: string) =>
    new Kysely<unknown>({
      dialect: postgresDialect(url, { connections: 1, statementTimeout: 200, onIdleError() {} }),
    });

  it.runIf(kind === "postgres")("is replaced when the server falls silent, in a transaction too", async () => {
    const server = await fallingSilent((await place()).databaseUrl ?? "");
    const database = open(server.url);
    await one.execute(database);
    server.silence();
    expect(await failure(one.execute(database))).toBe(true);
    await one.execute(database);
    const transaction = database.transaction().execute(async (write) => {
      server.silence();
      await one.execute(write);
    });
    expect(await failure(transaction)).toBe(true);
    await one.execute(database);
    await database.destroy();
    server.close();
  });

  it.runIf(kind === "postgres")("is free again after it could not get the lock of the site", async () => {
    const { databaseUrl = "" } = await place();
    const restore = new pg.Client({ connectionString: databaseUrl });
    await restore.connect();
    await restore.query("select pg_advisory_lock($1)", [siteLock]);
    const database = open(databaseUrl);
    expect(await failure(one.execute(database))).toBe(true);
    await restore.end();
    await one.execute(database);
    await database.destroy();
  });
});
