import { Kysely, sql } from "kysely";
import pg from "pg";
import { expect, it } from "vitest";
import { fallingSilent } from "../../tests/support/processes/falling-silent.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { isUnavailable } from "./errors.ts";
import { migrationFiles } from "./migration-files.ts";
import { prepareDatabase, refusalFor } from "./open.ts";
import { postgresDialect, siteLock } from "./postgres.ts";

const one = sql`select 1`;
const failure = (work: Promise<unknown>) => work.then(() => "none", isUnavailable);

describeOnEach("a database that can't be used", ({ kind, place }) => {
  it.runIf(kind === "postgres")("is refused in words, for its encoding or for whose it is", async () => {
    const { databaseUrl = "", dataFolder } = await place();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const name = `${new URL(databaseUrl).pathname.slice(1)}_latin`;
    await client.query(`create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`);
    await client.query(`create role ${name} login`);
    await client.query("revoke create on schema public from public");
    const change = (part: "pathname" | "username") => Object.assign(new URL(databaseUrl), { [part]: name }).href;

    const latin = { databaseUrl: change("pathname"), dataFolder };
    await expect(prepareDatabase(latin, migrationFiles, quietLog)).rejects.toThrow(/has the encoding LATIN1, .*UTF8/);
    const foreign = { databaseUrl: change("username"), dataFolder };
    const error = await prepareDatabase(foreign, migrationFiles, quietLog).catch((error: unknown) => error);
    expect(refusalFor(foreign, error)?.message).toMatch(/permission denied for schema public.*alter database/);
    await client.query(`drop database ${name}`);
    await client.query(`drop role ${name}`);
    await client.end();
  });
});

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
