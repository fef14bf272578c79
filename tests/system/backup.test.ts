/**
 * A backup made while visitors send quotes holds every one that was acknowledged before it began; restored elsewhere, the site
 * starts on it, the private links still open, and the mail that waited goes out.
 */
import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { freeAddress } from "../support/processes/port.ts";
import { launch, stop } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";
import { describeOnEach, type Place } from "../support/product/stores.ts";
import { crowd } from "./quote-client.ts";
import { outboxEmpty } from "./restarted-site.ts";

const visitors = 2;

describeOnEach("a backup of the running site", (stores) => {
  it("brings every acknowledged quote back", async () => {
    const backups = scratch("site-backups-");
    const { origin, address } = await freeAddress();
    const envFor = (place: Place) => ({
      ...address,
      DATA_DIR: place.dataFolder,
      DATABASE_URL: place.databaseUrl,
      BACKUP_DIR: backups,
      QUOTES_PER_HOUR: "1000000",
      MIN_FILL_SECONDS: "0",
    });
    const start = async (place: Place) => {
      const server = launch(envFor(place));
      await server.says('"event":"listening"');
      return server;
    };

    const from = await stores.place();
    const site = await start(from);
    const { acknowledged, more, leave } = crowd(origin, visitors);
    await more(5);
    const before = [...acknowledged];
    const made = launch(envFor(from), ["scripts/backup.ts"]);
    expect(await made.ended, made.output()).toBe(0);
    const whileCopying = acknowledged.length - before.length;
    // Visitors were answered during and after the backup.
    await more(1);
    await leave();
    const [name = ""] = readdirSync(backups);
    const folder = path.join(backups, name);
    await stop(site);

    const to = await stores.place();
    // As on another machine, which has nothing but the backup.
    const carried = path.join(to.dataFolder, "carried");
    cpSync(folder, carried, { recursive: true });
    rmSync(backups, { recursive: true });
    const restored = restoring(envFor(to), carried);
    expect(await restored.ended, restored.output()).toBe(0);
    const again = await start(to);
    const store = stores.open(to);
    const quotes = await store.database.selectFrom("quote").select(["reference", "email"]).execute();
    const there = new Set(quotes.map(({ reference, email }) => `${reference} ${email}`));
    for (const { reference, email } of before) expect(there).toContain(`${reference} ${email}`);
    const known = new Set(acknowledged.map(({ reference }) => reference));
    expect(quotes.filter(({ reference }) => !known.has(reference)).length).toBeLessThanOrEqual(visitors);

    await outboxEmpty(store);
    const emails = readdirSync(path.join(to.dataFolder, "mail")).filter((file) => file.endsWith(".eml"));
    const about = (reference: string) => emails.filter((file) => file.includes(`-${reference}-`));
    for (const { reference } of quotes) expect(about(reference)).toHaveLength(2);
    // Files are copied after the database, so those of a quote that came in between may be there too, but nothing else.
    const ours = new Set([...quotes, ...acknowledged].map(({ reference }) => reference));
    const strangers = emails.filter((file) => !ours.has(/BT-\w+-\w+/.exec(file)?.[0] ?? ""));
    expect(strangers).toEqual([]);
    const { message } = await store.database
      .selectFrom("outbox")
      .select("message")
      .where("subjectRef", "=", before[0]?.reference ?? "")
      .where("kind", "=", "quote-received")
      .executeTakeFirstOrThrow();
    const link = /http:\/\/\S+\?key=[\w-]+/.exec(JSON.parse(message).text)?.[0] ?? "";
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(before[0]?.reference);
    await stop(again);
    console.log(`${before.length} quotes before, ${whileCopying} while copying, ${quotes.length} in the backup`);
  });
});

const restoring = (env: Record<string, string | undefined>, ...args: string[]) =>
  launch(env, ["scripts/restore.ts", ...args]);
