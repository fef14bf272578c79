import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { scratch } from "../../tests/support/processes/scratch.ts";
import { quoteRow } from "../../tests/support/product/quote-row.ts";
import {
  describeOnEach,
  describeOnSqlite,
  type Place,
  quietLog,
  type TestStores,
} from "../../tests/support/product/stores.ts";
import { migrationFiles } from "../database/migration-files.ts";
import { openDatabase, prepareDatabase } from "../database/open.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";

const root = path.resolve(import.meta.dirname, "../..");
const now = new Date("2026-11-21T12:00:00.000Z");
/** How many restores are killed, spread over all the points where a kill is possible: 25 on SQLite, 30 on PostgreSQL. KILLS=30 takes all. */
const kills = Number(process.env.KILLS ?? 4);

/** Runs a script of the project and kills it at the point `at`; without `at`, returns how many points there are. */
function run(
  script: "backup" | "restore",
  argv: readonly string[],
  place: Place & { backupFolder: string },
  at?: number,
) {
  const counted = path.join(place.backupFolder, "../points");
  const env = {
    ...process.env,
    DATA_DIR: place.dataFolder,
    BACKUP_DIR: place.backupFolder,
    DATABASE_URL: place.databaseUrl ?? "",
    ...(at === undefined ? { COUNT_TO: counted } : { KILL_AT: String(at) }),
  };
  const killer = path.join(root, "tests/support/processes/kill-at.mjs");
  const ran = spawnSync(process.execPath, ["--import", killer, `scripts/${script}.ts`, ...argv], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (at === undefined && ran.status !== 0) throw new Error(ran.stderr);
  return { killed: ran.signal === "SIGKILL", points: at === undefined ? Number(readFileSync(counted, "utf8")) : 0 };
}

/** A store with one quote and one stored mail, both with this name. */
async function stocked(stores: TestStores, name: string) {
  const place = await stores.prepared();
  const store = openDatabase(place, quietLog, 1);
  await store.database.insertInto("quote").values(quoteRow(name)).execute();
  await store.close();
  const mail = path.join(place.dataFolder, "mail");
  mkdirSync(mail);
  writeFileSync(path.join(mail, `${name}.eml`), name);
  const beside = scratch("site-backups-");
  onTestFinished(() => rmSync(beside, { recursive: true, force: true }));
  return { ...place, backupFolder: path.join(beside, "backups") };
}

/** The quotes and the stored mail that a start finds. */
async function found(place: Place) {
  await prepareDatabase(place, migrationFiles, quietLog);
  const store = openDatabase(place, quietLog, 1);
  try {
    const quotes = await store.database.selectFrom("quote").select("id").execute();
    const mail = readdirSync(path.join(place.dataFolder, "mail"));
    return { quotes: quotes.map(({ id }) => id), mail };
  } finally {
    await store.close();
  }
}

async function leftovers({ dataFolder, databaseUrl }: Place): Promise<string[]> {
  const files = readdirSync(dataFolder).filter((name) => name.startsWith("."));
  if (!databaseUrl) return files;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select nspname from pg_namespace where nspname like 'restoring%'");
  await client.end();
  return [...files, ...rows.map(({ nspname }) => nspname as string)];
}

describeOnEach("killed", (stores) => {
  const old = { quotes: ["BT-OLD"], mail: ["BT-OLD.eml"] };
  const back = { quotes: ["BT-NEW"], mail: ["BT-NEW.eml"] };

  it("restores are finished or undone by the next start, and leave nothing behind", { timeout: 120_000 }, async () => {
    const { folder } = await backup(await stocked(stores, "BT-NEW"), now);
    const unbroken = await stocked(stores, "BT-OLD");
    mkdirSync(unbroken.backupFolder);
    const { points } = run("restore", [folder, "--replace"], unbroken);
    expect(await found(unbroken)).toEqual(back);
    expect(points).toBeGreaterThan(8);
    const seen = new Set<string>();
    const times = Math.min(kills, points);
    for (let kill = 0; kill < times; kill++) {
      const at = 1 + Math.floor((kill * (points - 1)) / (times - 1));
      const place = await stocked(stores, "BT-OLD");
      expect(run("restore", [folder, "--replace"], place, at).killed, `at ${at} of ${points}`).toBe(true);
      // Either start the site, or restore again.
      if (kill % 3 === 2) await restore(place, folder, { now: new Date(now.getTime() + kill), replace: true });
      const state = await found(place);
      expect([old, back], `killed at ${at} of ${points}`).toContainEqual(state);
      expect(await leftovers(place), `killed at ${at} of ${points}`).toEqual([]);
      seen.add(state.quotes.join());
    }
    // Some kills came early enough to leave the old data, some late enough to leave the new.
    expect(seen).toEqual(new Set(["BT-OLD", "BT-NEW"]));
  });
});

// On SQLite only: the kills come after the database is copied, when both kinds do the same.
describeOnSqlite("killed", (stores) => {
  it("backups leave a hidden folder, which the next one removes", { timeout: 60_000 }, async () => {
    const place = await stocked(stores, "BT-OLD");
    mkdirSync(place.backupFolder);
    const { points } = run("backup", [], place);
    for (const at of [points - 3, points - 2]) expect(run("backup", [], place, at).killed).toBe(true);
    expect(readdirSync(place.backupFolder).some((name) => name.startsWith("."))).toBe(true);
    const { folder } = await backup(place, new Date());
    expect(existsSync(path.join(folder, "backup.json"))).toBe(true);
    expect(readdirSync(place.backupFolder).filter((name) => name.startsWith("."))).toEqual([]);
  });
});
