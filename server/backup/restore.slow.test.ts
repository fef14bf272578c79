import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { everything, now, stocked } from "../../tests/support/product/backup.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { migrationFiles } from "../database/migration-files.ts";
import { openDatabase, prepareDatabase } from "../database/open.ts";
import { backup } from "./backup.ts";
import { restoreCommand } from "./commands.ts";
import { manifestFile } from "./manifest.ts";
import { restore } from "./restore.ts";

const options = { now, replace: false };

it("asks which backup when none is named, or two", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  for (const folders of [[], ["one", "two"]]) expect(await restoreCommand(folders, {})).toBe(1);
  expect(said.mock.calls.flat()).toEqual(Array(2).fill(expect.stringMatching(/^Which backup\?\n\nnpm run restore/)));
});

describeOnEach("a backup", (stores) => {
  it("is not restored over a store in use; with --replace, sets aside what was there", async () => {
    const from = await stocked(stores, ["BT-1"]);
    const { folder } = await backup(from, now);
    const other = await stocked(stores, ["BT-2", "BT-3"]);
    const before = await everything(other);
    await expect(restore(other, folder, options)).rejects.toThrow(/stored mail\. Use --replace/);
    rmSync(path.join(other.dataFolder, "mail"), { recursive: true });
    await expect(restore(other, folder, options)).rejects.toThrow(/has rows\. Use --replace/);
    expect(await everything(other)).toEqual(before);
    const { aside } = await restore(other, folder, { ...options, replace: true });
    expect((await everything(other)).quotes.map(({ id }) => id)).toEqual(["BT-1"]);
    if (stores.kind === "sqlite") {
      const old = { databaseUrl: undefined, dataFolder: aside[0] ?? "" };
      expect(await everything(old)).toEqual(before);
    } else {
      const url = new URL(other.databaseUrl ?? "");
      url.searchParams.set("options", `-c search_path=${aside[0]}`);
      expect(await everything({ ...other, databaseUrl: url.href })).toEqual(before);
      // The migrator of the next start must not mistake the tables that were set aside for its own.
      await prepareDatabase(other, migrationFiles, quietLog);
    }
  });

  it("does not issue a number twice that a customer got since", async () => {
    const place = await stocked(stores, ["BT-1"]);
    const lastNumbers = async (change?: { kind: "invoice" | "receipt"; last: number }) => {
      const store = openDatabase(place, quietLog);
      const { database } = store;
      if (change?.last === 1) await database.insertInto("invoiceSeries").values(change).execute();
      else if (change)
        await database.updateTable("invoiceSeries").set(change).where("kind", "=", change.kind).execute();
      const found = await database.selectFrom("invoiceSeries").selectAll().orderBy("kind").execute();
      await store.close();
      return found;
    };
    await lastNumbers({ kind: "invoice", last: 1 });
    const { folder } = await backup(place, now);
    await lastNumbers({ kind: "invoice", last: 3 });
    await lastNumbers({ kind: "receipt", last: 1 });
    await restore(place, folder, { ...options, replace: true });
    const issued = [
      { kind: "invoice", last: 3 },
      { kind: "receipt", last: 1 },
    ];
    expect(await lastNumbers()).toEqual(issued);
    // Over an older state the backup's own numbers stand.
    const { folder: later } = await backup(place, new Date(now.getTime() + 1000));
    await lastNumbers({ kind: "invoice", last: 2 });
    await restore(place, later, { now: new Date(now.getTime() + 1000), replace: true });
    expect(await lastNumbers()).toEqual(issued);
  });

  it("lets nobody in at the desk who was signed in then, nor by a link of then, and says what is back", async () => {
    const from = await stocked(stores, ["BT-1"]);
    const store = openDatabase(from, quietLog);
    const [digest, email, later] = ["a".repeat(64), "ann@example.com", "2099-01-01T00:00:00.000Z"];
    const access = { digest, email, expiresAt: later };
    const device = { device: "A telephone", createdAt: later };
    const session = { ...access, ...device, id: "one", way: "email" as const, seenAt: later };
    await store.database.insertInto("deskSession").values(session).execute();
    await store.database
      .insertInto("deskSecret")
      .values({ ...access, kind: "link", browser: null })
      .execute();
    await store.close();
    const { folder } = await backup(from, now);
    const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const env = { DATA_DIR: from.dataFolder, DATABASE_URL: from.databaseUrl };
    expect(await restoreCommand([folder, "--replace"], env)).toBe(0);
    expect(said.mock.calls.join()).toMatch(
      /sign in at the desk again\. What was undone since then is back: remove passkeys/,
    );
    said.mockRestore();
    const back = openDatabase(from, quietLog);
    for (const table of ["deskSession", "deskSecret"] as const)
      expect(await back.database.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await back.close();
  });

  it("is not restored while the site runs", async () => {
    const place = await stocked(stores, ["BT-1"]);
    const { folder } = await backup(place, now);
    // A running site is noticed whatever name its connections have.
    const databaseUrl = place.databaseUrl && `${place.databaseUrl}?application_name=reports`;
    const running = openDatabase({ ...place, databaseUrl }, quietLog);
    await running.ping();
    await expect(restore(place, folder, { ...options, replace: true })).rejects.toThrow(/Stop it/);
    expect(await running.database.selectFrom("quote").select("id").execute()).toEqual([{ id: "BT-1" }]);
    await running.close();
    // PostgreSQL notices a closed connection a moment later; a restore right after stopping the site has to work all the same.
    expect(await restore(place, folder, { ...options, replace: true })).toMatchObject({ waiting: 1 });
  });

  it("comes back over a broken database, which is named and put aside", async () => {
    const { folder } = await backup(await stocked(stores, ["BT-1"]), now);
    const intact = readFileSync(path.join(folder, "site.db"));
    // No database at all, and one that is broken past its first hundred bytes.
    for (const bytes of [
      Buffer.from("Not this."),
      Buffer.concat([intact.subarray(0, 100), Buffer.alloc(20_000, "z")]),
    ]) {
      const place = { dataFolder: (await stores.place()).dataFolder, databaseUrl: undefined };
      const file = path.join(place.dataFolder, "site.db");
      writeFileSync(file, bytes);
      await expect(restore(place, folder, options)).rejects.toThrow(`${file} is broken. Use --replace`);
      const { aside } = await restore(place, folder, { ...options, replace: true });
      expect(readFileSync(path.join(aside[0] ?? "", "site.db")).equals(bytes)).toBe(true);
      expect((await everything(place)).quotes.map(({ id }) => id)).toEqual(["BT-1"]);
    }
  });

  it("that was damaged is refused, and says where", async () => {
    const from = await stocked(stores, ["BT-1"]);
    const to = await stores.place();
    const { folder } = await backup(from, now);
    await expect(restore(to, path.join(folder, ".."), options)).rejects.toThrow("is not a backup");
    await expect(restore(to, `${folder}-typo`, options)).rejects.toThrow(`There is no folder ${folder}-typo.`);
    // A copy that root fetched is unreadable for the site's user until they own it.
    mkdirSync(path.join(`${folder}-unreadable`, "backup.json"), { recursive: true });
    await expect(restore(to, `${folder}-unreadable`, options)).rejects.toThrow(/-unreadable cannot be read \(EISDIR/);
    const dataFolder = path.join(folder, "backup.json/data");
    await expect(restore({ ...to, dataFolder }, folder, options)).rejects.toThrow(/cannot be written .* set DATA_DIR/);
    appendFileSync(path.join(folder, "mail/one.eml"), "x");
    rmSync(path.join(folder, "site.db"));
    await expect(restore(to, folder, options)).rejects.toThrow(/site\.db is missing/);
    await expect(restore(to, folder, options)).rejects.toThrow(/mail\/one\.eml has changed/);
    expect(readdirSync(to.dataFolder)).toEqual([]);
  });

  it("made by an older version replaces a newer schema, which the next start makes again", async () => {
    const older = { ...(await stores.place()), backupFolder: (await stores.place()).dataFolder };
    const files = Object.fromEntries(Object.entries(migrationFiles).filter(([name]) => name < "0033"));
    await prepareDatabase(older, files, quietLog);
    const { folder, migrations } = await backup(older, now);
    expect(migrations).toEqual(Object.keys(files).sort());
    const newer = await stocked(stores, ["BT-1"]);
    await restore(newer, folder, { ...options, replace: true });
    await prepareDatabase(newer, migrationFiles, quietLog);
    expect((await everything(newer)).quotes).toEqual([]);
  });

  it("made by a newer version is refused", async () => {
    const from = await stocked(stores, ["BT-1"]);
    const { folder } = await backup(from, now);
    const file = path.join(folder, manifestFile);
    const made = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...made, migrations: [...made.migrations, "9999-later"] }));
    await expect(restore(await stores.place(), folder, options)).rejects.toThrow(
      /newer version of the site \(it has 9999-/,
    );
  });
});
