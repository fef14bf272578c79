import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../../app/context.ts";
import { storedFolder, storedName, timeOfKept } from "./stored-files.ts";

/** Milliseconds for which a file without a row is left alone: it may be being written, or its backup being restored. */
const grace = 24 * 3_600_000;
/** Files that are looked up at a time. */
const atOnce = 500;

/**
 * Removes the files of mail that the database no longer holds: what is erased there must not remain here. For this machine's folder, so
 * every machine does it for itself.
 * @returns how many went
 */
export async function removeOldStored(database: Database, dataFolder: string, now: Date): Promise<number> {
  const folder = storedFolder(dataFolder);
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.eml(\.\d+)?$/.test(name));
  let count = 0;
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce);
    const known = await namesKnown(database, some);
    for (const name of some) if (!known.has(name) && (await goes(folder, name, now))) count++;
  }
  return count;
}

/** Of these names, those whose mail the database holds. A name begins with the time of its mail, by which the mail is found. */
async function namesKnown(database: Database, names: readonly string[]): Promise<Set<string>> {
  const times = new Set(names.map(timeOfKept).filter((time) => time !== undefined));
  if (times.size === 0) return new Set();
  const rows = await database
    .selectFrom("outbox")
    .select(["createdAt", "kind", "subjectRef"])
    .where("createdAt", "in", [...times])
    .execute();
  return new Set(rows.map(storedName));
}

/** Removes a file unless it is too new to be judged. @returns whether it went */
async function goes(folder: string, name: string, now: Date): Promise<boolean> {
  const file = path.join(folder, name);
  const { mtimeMs } = await stat(file);
  if (now.getTime() - mtimeMs < grace) return false;
  await rm(file, { force: true });
  return true;
}

/** Removes the files of these mails at once, on this machine. @returns how many there were */
export async function removeStored(
  dataFolder: string,
  mails: readonly Parameters<typeof storedName>[0][],
): Promise<number> {
  const folder = storedFolder(dataFolder);
  const names = new Set(mails.map(storedName));
  const there = (await readdir(folder).catch(() => [])).filter((name) => names.has(name.replace(/\.\d+$/, "")));
  for (const name of there) await rm(path.join(folder, name), { force: true });
  return there.length;
}
