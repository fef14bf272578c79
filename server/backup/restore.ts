import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import Sqlite from "better-sqlite3";
import type { Config } from "../config.ts";
import { keptFolder } from "../mail/kept-files.ts";
import { closeToOthers } from "../private-files.ts";
import { Refusal } from "../refusal.ts";
import { stampOf } from "./backup.ts";
import { databaseFile, mailFolder, readManifest } from "./manifest.ts";
import { migrationsNamed } from "./migrations.ts";
import { restoreToPostgres } from "./to-postgres.ts";
import { restoreToSqlite } from "./to-sqlite.ts";

type Where = Pick<Config, "databaseUrl" | "dataFolder">;

/**
 * Brings a backup back, into either kind of database whichever it was made from. What was there is put aside, not removed.
 * @param replace restore although the store is in use
 * @returns what came back, where the old things are, and how many mails will go out when the site starts
 * @throws Refusal when the backup is damaged or newer than this version, when the site is running, or without `replace` over
 * a store in use; nothing is changed then
 */
export async function restore(where: Where, folder: string, options: { now: Date; replace: boolean }) {
  const made = await readManifest(folder);
  migrationsNamed(made.migrations, "The backup");
  const file = path.join(folder, databaseFile);
  const waiting = check(file);
  const stamp = stampOf(options.now);
  const kept = keptFolder(where.dataFolder);
  const hasKept = existsSync(kept) && readdirSync(kept).length > 0;
  if (hasKept && !options.replace)
    throw new Refusal([`${kept} holds kept mail. Give --replace to put what is there aside and restore over it.`]);
  const how = { replace: options.replace, stamp };
  const aside: string[] = [];
  const old = where.databaseUrl
    ? await restoreToPostgres(where.databaseUrl, file, made, {
        ...how,
        stamp: stamp.toLowerCase().replaceAll("-", "_"),
      })
    : await restoreToSqlite(where.dataFolder, file, how);
  if (old) aside.push(old);
  if (hasKept) {
    const beside = path.join(where.dataFolder, `before-restore-${stamp}`);
    mkdirSync(beside, { recursive: true });
    renameSync(kept, path.join(beside, path.basename(kept)));
    aside.push(path.join(beside, path.basename(kept)));
  }
  const mail = path.join(folder, mailFolder);
  if (existsSync(mail)) await cp(mail, kept, { recursive: true, preserveTimestamps: true });
  // A copy that came by way of another machine has the modes that it was given there.
  closeToOthers(where.dataFolder);
  return { made, aside, waiting };
}

/** Reads the whole file. @returns how many mails wait in it @throws Refusal when it is damaged */
function check(file: string): number {
  // Only read: the backup stays as it was made.
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const found = database.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new Refusal([`${file} is damaged: ${String(found)}.`]);
    return database.prepare("select count(*) from outbox where status = 'waiting'").pluck().get() as number;
  } finally {
    database.close();
  }
}
