import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../../app/context.ts";
import { codeOf } from "../refusal.ts";
import { idIn, storedFolder, storedName } from "./stored-files.ts";

/** Milliseconds for which a file without a row is left alone: it may just have been written, or its backup be about to be restored. */
const grace = 24 * 3_600_000;
/** Files that are looked up at a time. */
const batchSize = 500;

/**
 * Removes the files of emails that the database no longer has: data that is erased there must not remain in files. Works on this machine's
 * folder only, so every machine runs it for itself.
 * @returns how many files were removed
 */
export async function removeFilesOfErasedEmails(database: Database, dataFolder: string, now: Date): Promise<number> {
  const folder = storedFolder(dataFolder);
  // A process that was killed leaves a file half written, with the process id at the end of its name.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.eml(\.\d+)?$/.test(name));
  let count = 0;
  for (let from = 0; from < names.length; from += batchSize) {
    const some = names.slice(from, from + batchSize);
    const known = await namesKnown(database, some);
    for (const name of some) if (!known.has(name) && (await removeUnlessNew(folder, name, now))) count++;
  }
  return count;
}

/** The names among these whose emails are in the database. */
async function namesKnown(database: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom("outbox")
    .select(["id", "createdAt", "kind", "subjectRef"])
    .where("id", "in", names.map(idIn))
    .execute();
  return new Set(rows.map(storedName));
}

/** Removes a file unless it is younger than the grace period. @returns whether it was removed */
async function removeUnlessNew(folder: string, name: string, now: Date): Promise<boolean> {
  const file = path.join(folder, name);
  const found = await stat(file).catch((error: unknown) => {
    // Its email was just sent: file-transport.ts renames the file when it is complete.
    if (codeOf(error) !== "ENOENT") throw error;
  });
  if (!found || now.getTime() - found.mtimeMs < grace) return false;
  await rm(file, { force: true });
  return true;
}

/** Removes the files of these emails at once, on this machine. @returns how many there were */
export async function removeFilesOf(
  dataFolder: string,
  emails: readonly Parameters<typeof storedName>[0][],
): Promise<number> {
  const folder = storedFolder(dataFolder);
  const names = new Set(emails.map(storedName));
  const existing = (await readdir(folder).catch(() => [])).filter((name) => names.has(name));
  for (const name of existing) await rm(path.join(folder, name), { force: true });
  return existing.length;
}
