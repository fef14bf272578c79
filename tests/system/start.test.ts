/** The output of a start that fails, and of one that succeeds. */
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { beforeEach, expect, inject, it } from "vitest";
import { freePort, listen } from "../support/processes/port.ts";
import { launch, stop } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";
import { requestQuote } from "./quote-client.ts";

let folder = "";
beforeEach(() => {
  folder = scratch("site-start-");
});

/** Starts the site and expects that it refuses. @returns its output */
async function refused(env: Record<string, string>): Promise<string> {
  const site = launch({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, ...env });
  const serves = site.says('"event":"listening"').then(
    () => site.child.kill("SIGKILL"),
    () => {},
  );
  expect(await site.ended, site.output()).toBe(1);
  await serves;
  expect(site.output()).not.toMatch(/\bat .+:\d+:\d+/);
  return site.output();
}

it("lists every setting that is wrong", async () => {
  expect(await refused({ PORT: "x", QUOTES_PER_HOUR: "0" })).toBe(
    "PORT must be the port to listen on: a whole number from 0 to 65535.\n" +
      "QUOTES_PER_HOUR must be how many quotes one address may ask for in an hour: a whole number from 1 to 1000000.\n",
  );
});

it("refuses a data folder that cannot be written", async () => {
  const taken = path.join(folder, "taken");
  writeFileSync(taken, "");
  expect(await refused({ DATA_DIR: taken })).toMatch(/^The folder .*taken\/mail cannot be written .* set DATA_DIR/);
  expect(await refused({ DATA_DIR: taken, SMTP_URL: "smtp://localhost" })).toMatch(/site\.db cannot be written/);
});

it("refuses a database that is away", async () => {
  const port = await freePort();
  const said = await refused({ DATABASE_URL: `postgres://owner:s3cret@127.0.0.1:${port}/site` });
  expect(said).toContain(`The database at 127.0.0.1:${port}/site does not answer`);
  expect(said).not.toContain("s3cret");
});

it("refuses a schema newer than the code", async () => {
  const database = new Sqlite(stocked());
  database.prepare("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')").run();
  database.close();
  expect(await refused({})).toMatch(/^The database was written by a newer version of the site \(it has 9999-later,/);
});

/** A database with the site's tables. */
function stocked(): string {
  cpSync(inject("schemaFolder"), folder, { recursive: true });
  return path.join(folder, "site.db");
}

it("names a damaged database and the way out, wherever in the file the damage is", async () => {
  const file = stocked();
  const intact = readFileSync(file);
  const page = 4096;
  const middle = Buffer.from(intact).fill(0x5a, 2 * page);
  for (const content of [Buffer.from("no database at all".padEnd(8192)), intact.subarray(0, 3 * page), middle]) {
    writeFileSync(file, content);
    const said = await refused({});
    expect(said).toContain(`The database ${file} is damaged (`);
    expect(said).toContain("npm run restore -- FOLDER --replace");
  }
  for (const script of ["scripts/desk.mjs", "scripts/backup.ts"]) {
    const run = launch({ DATA_DIR: folder, BACKUP_DIR: path.join(folder, "backups") }, [script]);
    expect(await run.ended, run.output()).toBe(1);
    expect(run.output()).toContain(`The database ${file} is damaged (`);
    expect(run.output()).not.toMatch(/\bat .+:\d+:\d+/);
  }
});

it("writes for its own user alone from the first byte, closes what an earlier version left open, and says where mail is kept", async () => {
  const modes = () =>
    Object.fromEntries(
      ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].map((name) => [
        name.replace(/^mail\/.+/, "mail/*"),
        (statSync(path.join(folder, name)).mode & 0o777).toString(8),
      ]),
    );
  rmSync(folder, { recursive: true });
  const port = await freePort();
  const start = async () => {
    // With Debian's usual umask, which lets other users of the machine read new files.
    const site = launch({ PORT: String(port), DATA_DIR: folder, MIN_FILL_SECONDS: "0" }, [
      "tests/support/processes/open-umask.ts",
    ]);
    await site.says(`is at http://localhost:${port}`);
    return site;
  };
  const first = await start();
  await requestQuote(`http://localhost:${port}`, AbortSignal.timeout(60_000));
  const closed = {
    "": "700",
    "site.db": "600",
    "site.db-wal": "600",
    "site.db-shm": "600",
    mail: "700",
    "mail/*": "600",
  };
  await expect.poll(modes, { timeout: 20_000 }).toEqual(closed);
  await stop(first);

  for (const name of Object.keys(modes()))
    if (!name.endsWith("*")) chmodSync(path.join(folder, name), name.includes("db") ? 0o644 : 0o755);
  const second = await start();
  expect(modes()).toMatchObject(closed);
  await second.says(`mail is kept in ${path.join(folder, "mail")}`);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  second.child.kill("SIGINT");
  expect(await second.ended, second.output()).toBe(0);
});

it("refuses a port in use", async () => {
  const other = createServer();
  const port = await listen(other);
  expect(await refused({ PORT: String(port) })).toContain(`Port ${port} is in use by another program.`);
  await new Promise((resolve) => other.close(resolve));
});

it("refuses a real address with a placeholder's content, without encryption or a mail server, and with demonstration payments", async () => {
  const said = await refused({ PUBLIC_ORIGIN: "http://www.agency.co.uk" });
  expect(said).toContain("The site is not ready for http://www.agency.co.uk:");
  expect(said).toContain("content/site.ts: name still says");
  expect(said).toContain("the customer count");
  expect(said).toContain("has no evidence");
  expect(said).toContain("http://www.agency.co.uk is not encrypted");
  expect(said).toContain("SMTP_URL is not set");
  expect(said).toContain('PAYMENTS is "demo"');
});

it("says what keeps it from a real address before it builds for minutes", async () => {
  const start = launch({ PUBLIC_ORIGIN: "https://www.agency.co.uk", HOME: process.env.HOME }, ["scripts/start.mjs"]);
  const builds = start.says("Building the site").then(
    () => start.child.kill("SIGTERM"),
    () => {},
  );
  expect(await start.ended, start.output()).toBe(1);
  await builds;
  expect(start.output()).toContain("The site is not ready for https://www.agency.co.uk:");
  expect(start.output()).toContain("has no evidence");
  expect(start.output()).not.toContain("Building");
});
