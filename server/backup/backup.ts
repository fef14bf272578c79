import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import site from "#content/site.ts";
import type { Config } from "../config.ts";
import { isDamaged } from "../database/errors.ts";
import { damagedFile, siteFile } from "../database/sqlite.ts";
import { storedFolder } from "../email/stored-files.ts";
import { requireFolder } from "../private-files.ts";
import { Refusal } from "../refusal.ts";
import { copyFromPostgres } from "./from-postgres.ts";
import { databaseFile, digests, type Manifest, mailFolder, manifestFile } from "./manifest.ts";
import { removeOld } from "./remove-old.ts";
import { copyOnline, inspect } from "./sqlite-file.ts";
import { sync } from "./staged.ts";
import { takeLock } from "./take-lock.ts";

type Where = Pick<Config, "databaseUrl" | "dataFolder" | "backupFolder">;

/** Such as 2026-11-21T15-04-05-123Z: a valid file name everywhere, and sortable. */
export const stampOf = (now: Date) => now.toISOString().replaceAll(/[:.]/g, "-");

/**
 * Makes a backup while the site runs, and removes those older than retention.backupDays in content/site.ts: what is erased from the
 * site must not survive in its copies. The folder gets its name once the backup is complete.
 * @returns the folder, its content, how many old backups were removed, and sentences about old ones that were kept
 * @throws Refusal when there is nothing to copy or the copy is damaged; database errors
 */
export async function backup(where: Where, now: Date) {
  const folder = path.join(where.backupFolder, stampOf(now));
  const unfinished = path.join(where.backupFolder, `.${stampOf(now)}-${process.pid}`);
  // Names, addresses and the secret behind the private links: readable by this user alone.
  requireFolder(where.backupFolder, "BACKUP_DIR");
  const release = await takeLock(path.join(where.backupFolder, ".lock"));
  if (!release) throw new Refusal([`Another backup into ${where.backupFolder} is under way.`]);
  try {
    // Removes what killed backups have left: this one holds the lock, so no other is running.
    for (const name of await readdir(where.backupFolder))
      if (/^\.\d{4}-\d\d-\d\dT[\dZ-]+$/.test(name))
        await rm(path.join(where.backupFolder, name), { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    const { made, seen } = await fill(unfinished, where, now);
    await rename(unfinished, folder);
    sync(where.backupFolder);
    const old = await removeOld(where.backupFolder, { now, days: site.retention.backupDays, seen });
    return { folder, ...made, ...old };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    release();
  }
}

async function fill(folder: string, { databaseUrl, dataFolder }: Where, now: Date) {
  const copy = path.join(folder, databaseFile);
  const { seen, ...contents } = databaseUrl
    ? await copyFromPostgres(databaseUrl, copy).then(() => inspect(copy))
    : await copyFromSqlite(dataFolder, copy);
  // Copied after the database, because an email's file is written before its row is updated. Files without a row are removed after a
  // day (server/email/remove-stored.ts).
  const stored = storedFolder(dataFolder);
  if (existsSync(stored)) {
    const finished = (name: string) => !path.basename(name).startsWith(".");
    await cp(stored, path.join(folder, mailFolder), { recursive: true, filter: finished, preserveTimestamps: true });
  }
  const made: Manifest = {
    format: 1,
    began: now.toISOString(),
    from: databaseUrl ? "postgres" : "sqlite",
    ...contents,
    files: await digests(folder),
  };
  const file = path.join(folder, manifestFile);
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
  for (const name of [...Object.keys(made.files), manifestFile, "."]) sync(path.join(folder, name));
  return { made, seen };
}

async function copyFromSqlite(dataFolder: string, copy: string) {
  const file = siteFile(dataFolder);
  if (!existsSync(file)) throw new Refusal([`There is no database at ${file}: nothing to back up.`]);
  try {
    await copyOnline(file, copy);
    return inspect(copy);
  } catch (error) {
    // A copy of a damaged file is damaged too: the message names the original.
    throw error instanceof Refusal || isDamaged(error) ? damagedFile(dataFolder, error) : error;
  }
}
