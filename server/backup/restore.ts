import { existsSync, readdirSync } from "node:fs";
import { chmod, cp, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { DataPlace } from "../config.ts";
import { storedFolder } from "../email/stored-files.ts";
import { closeToOthers, privateFolder, requireFolder } from "../private-files.ts";
import { messageOf, Refusal } from "../refusal.ts";
import { stampOf } from "./backup.ts";
import { replaceIt } from "./in-use.ts";
import { databaseFile, mailFolder, readManifest } from "./manifest.ts";
import { migrationsNamed } from "./migrations.ts";
import { readChecked } from "./sqlite-file.ts";
import { asideFolder, lockFile, stagingFolder, sync } from "./staged.ts";
import { takeLock } from "./take-lock.ts";
import { restoreToPostgres } from "./to-postgres.ts";
import { restoreToSqlite } from "./to-sqlite.ts";
import { finishOrUndo } from "./unfinished.ts";

/**
 * Restores a backup into either kind of database, whichever it comes from. The old data is set aside, not removed.
 * @param replace restore although the store is in use
 * @returns what was restored, where the old data is, and how many emails will be sent when the site starts
 * @throws Refusal when the backup is damaged or newer than this version, when the site is running, or without `replace` over
 * a store in use; nothing is changed then
 */
export async function restore(where: DataPlace, folder: string, options: { now: Date; replace: boolean }) {
  const made = await readManifest(folder);
  migrationsNamed(made.migrations, "The backup");
  const file = path.join(folder, databaseFile);
  // Read only: the backup must not change.
  const waiting = readChecked(file, { readonly: true }, (database) =>
    database.prepare("select count(*) from outbox where status = 'waiting'").pluck().get(),
  ) as number;
  const { databaseUrl, dataFolder } = where;
  requireFolder(dataFolder, "DATA_DIR");
  const release = await takeLock(lockFile(dataFolder));
  if (!release) throw new Refusal([`Another restore into ${dataFolder} is under way.`]);
  try {
    // Completes or undoes an earlier restore that was killed.
    await finishOrUndo(where);
    const stamp = stampOf(options.now);
    const stored = storedFolder(dataFolder);
    const hasStored = existsSync(stored) && readdirSync(stored).length > 0;
    if (hasStored && !options.replace) throw new Refusal([`${stored} holds stored mail. ${replaceIt}`]);
    await stageMail(path.join(folder, mailFolder), stagingFolder(dataFolder, stamp), hasStored);
    const how = { replace: options.replace, stamp };
    const beside = asideFolder(dataFolder, stamp);
    const aside = databaseUrl
      ? [await restoreToPostgres({ databaseUrl, dataFolder }, file, made, how)]
      : [(await restoreToSqlite(dataFolder, file, how)) ? beside : undefined];
    if (hasStored) aside.push(path.join(beside, path.basename(stored)));
    // The files of a backup that was copied from another machine have that machine's modes.
    closeToOthers(dataFolder);
    return { made, aside: aside.filter((place) => place !== undefined), waiting };
  } catch (error) {
    const why = messageOf(error);
    // When the database can't be reached now, the next start or restore finishes or undoes it.
    const done = await finishOrUndo(where).catch(() => undefined);
    if (done === false) throw error;
    throw new Refusal(
      [
        done
          ? `The backup is restored, but not without a fault: ${why}.`
          : `It is half done (${why}). Starting the site, or restoring again, finishes or undoes it.`,
      ],
      { cause: error },
    );
  } finally {
    release();
  }
}

/** Stages the backup's stored mail, or an empty folder that replaces the existing one. */
async function stageMail(from: string, staging: string, hasStored: boolean): Promise<void> {
  await mkdir(staging, { mode: privateFolder });
  const mail = path.join(staging, path.basename(storedFolder("")));
  if (existsSync(from)) {
    await cp(from, mail, { recursive: true, preserveTimestamps: true });
    await chmod(mail, privateFolder);
    for (const name of await readdir(mail)) sync(path.join(mail, name));
  } else if (hasStored) await mkdir(mail, { mode: privateFolder });
}
