import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../../app/context.ts";
import { keptFolder, keptName } from "./kept-files.ts";

/** Milliseconds a file without its row is left alone: one that is just being written, or whose backup is just coming back. */
const grace = 24 * 3_600_000;

/**
 * Removes the files of mail that the database no longer holds: what is erased there must not live on here. For this machine's
 * folder, so every machine does it for itself.
 * @returns how many went
 */
export async function forgetKept(database: Database, dataFolder: string, now: Date): Promise<number> {
  const folder = keptFolder(dataFolder);
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return 0;
  const rows = await database.selectFrom("outbox").select(["created_at", "kind", "subject_ref"]).execute();
  const known = new Set(rows.map(keptName));
  let count = 0;
  for (const name of names.filter((name) => /\.eml(\.\d+)?$/.test(name) && !known.has(name))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs < grace) continue;
    await rm(file, { force: true });
    count++;
  }
  return count;
}

/** Removes the files of these mails at once, on this machine. @returns how many there were */
export async function removeKept(
  dataFolder: string,
  mails: readonly Parameters<typeof keptName>[0][],
): Promise<number> {
  const folder = keptFolder(dataFolder);
  const names = new Set(mails.map(keptName));
  const there = (await readdir(folder).catch(() => [])).filter((name) => names.has(name.replace(/\.\d+$/, "")));
  for (const name of there) await rm(path.join(folder, name), { force: true });
  return there.length;
}
