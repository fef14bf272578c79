import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { everything, mail, now, outbox, stocked } from "../../tests/support/product/backup.ts";
import { quoteRow } from "../../tests/support/product/quote-row.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { rememberClock } from "../database/clock-seen.ts";
import { migrationFiles } from "../database/migration-files.ts";
import { openDatabase, prepareDatabase } from "../database/open.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";

const options = { now, replace: false };
const references = Array.from({ length: 600 }, (_, i) => `BT-${i}`);

describeOnEach("a backup", (stores) => {
  it("comes back whole, into an empty store of either kind", async () => {
    const from = await stocked(stores, references);
    const before = await everything(from);
    const { folder, rows } = await backup(from, now);
    expect(rows).toMatchObject({ quote: 600, outbox: 600 });
    const sqlite = { ...(await stores.place()), databaseUrl: undefined };
    for (const to of [await stores.place(), sqlite]) {
      const { aside, waiting } = await restore(to, folder, options);
      expect({ aside, waiting }).toEqual({ aside: [], waiting: 600 });
      // As at a start: there is nothing to migrate, and the store works.
      await prepareDatabase(to, migrationFiles, quietLog);
      expect(await everything(to)).toEqual(before);
      expect(readFileSync(path.join(to.dataFolder, "mail/one.eml"), "utf8")).toBe("Subject: one\r\n");
    }
    // Then the other way: from SQLite into the kind of database that this run tests.
    const again = await backup({ ...sqlite, backupFolder: from.backupFolder }, new Date(now.getTime() + 1));
    const back = await stores.place();
    await restore(back, again.folder, options);
    expect(await everything(back)).toEqual(before);
  });

  it("is of one moment, whatever is written meanwhile", async () => {
    const from = await stocked(stores, references);
    const store = stores.open(from);
    const acknowledged: string[] = [];
    let copying = true;
    const writing = (async () => {
      for (let i = 0; copying; i++) {
        await store.write(async (write) => {
          await outbox.put(write, mail, `NEW-${i}`);
          await write
            .insertInto("quote")
            .values(quoteRow(`NEW-${i}`))
            .execute();
        });
        acknowledged.push(`NEW-${i}`);
        // SQLite answers synchronously: without this nothing else would get a turn of the event loop.
        await new Promise(setImmediate);
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
    const atStart = acknowledged.length;
    const { folder } = await backup(from, now);
    copying = false;
    await writing;
    const to = await stores.place();
    await restore(to, folder, options);
    const { quotes, mails } = await everything(to);
    expect(quotes.map(({ id }) => id).sort()).toEqual(mails.map((mail) => mail.subjectRef).sort());
    const found = new Set(quotes.map(({ id }) => id));
    for (const reference of [...references, ...acknowledged.slice(0, atStart)]) expect(found).toContain(reference);
  });

  it("comes back with the leases of that time released", async () => {
    const from = await stocked(stores, ["BT-1"]);
    const held = openDatabase(from, quietLog);
    const leasedUntil = "2026-11-21T12:10:00.000Z";
    await held.database.updateTable("outbox").set({ leasedUntil, dueAt: leasedUntil, attempts: 1 }).execute();
    const job = { name: "tidy", dueAt: now.toISOString(), leasedUntil, lastRun: null, lastError: null };
    await held.database.insertInto("job").values(job).execute();
    await held.close();
    const { folder } = await backup(from, now);
    const to = await stores.place();
    await restore(to, folder, options);
    const { database } = stores.open(to);
    const mails = await database.selectFrom("outbox").select(["dueAt", "leasedUntil", "attempts"]).execute();
    expect(mails).toEqual([{ dueAt: now.toISOString(), leasedUntil: null, attempts: 1 }]);
    expect(await database.selectFrom("job").selectAll().execute()).toEqual([{ ...job, leasedUntil: null }]);
  });

  it("is readable to its owner alone, and goes when it is older than we say we keep it", async () => {
    const from = await stocked(stores, ["BT-1"]);
    const { folder } = await backup(from, now);
    expect(statSync(folder).mode & 0o077).toBe(0);
    writeFileSync(path.join(from.backupFolder, "notes.txt"), "the owner's own");
    const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
    expect((await backup(from, later(30))).removed).toBe(0);
    expect((await backup(from, later(30.01))).removed).toBe(1);
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(from.backupFolder)).toHaveLength(3);
  });

  it("says which folder it can't write, and which setting names it", async () => {
    const from = await stocked(stores, ["BT-1"]);
    writeFileSync(`${from.backupFolder}-file`, "");
    const backupFolder = path.join(`${from.backupFolder}-file`, "backups");
    await expect(backup({ ...from, backupFolder }, now)).rejects.toThrow(
      new RegExp(`^The folder ${backupFolder} cannot be written .* set BACKUP_DIR to another one`),
    );
  });

  it("takes no older one with it when the clock has jumped, and says so", async () => {
    const from = await stocked(stores, ["BT-1"]);
    const store = openDatabase(from, quietLog);
    const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
    const ran = (days: number, steadySince: number | null) =>
      rememberClock(store.database, {
        seen: later(days).toISOString(),
        steadySince: steadySince === null ? null : later(steadySince).toISOString(),
      });
    const { folder } = await backup(from, now);
    await ran(0, null);
    const jumped = await backup(from, later(3650));
    expect(jumped).toMatchObject({ removed: 0, left: [expect.stringMatching(/may have jumped .*1 backups older/)] });
    // The site has noticed the wrong clock, which is still in that year.
    await ran(3650, 3650);
    expect((await backup(from, later(3650.5))).removed).toBe(0);
    // The clock is right again: the owner has to remove backups made while it was wrong.
    await ran(1, 0.5);
    const right = await backup(from, later(1));
    expect(right).toMatchObject({
      removed: 0,
      left: [expect.stringMatching(/time to come/), expect.stringMatching(/time to come/)],
    });
    await backup(from, later(31));
    expect(existsSync(folder)).toBe(true);
    await ran(31, 0.5);
    expect((await backup(from, later(31.1))).removed).toBe(2);
    expect(existsSync(folder)).toBe(false);
    await store.close();
  });
});
