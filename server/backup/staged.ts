/**
 * The files of a restore that may be killed anywhere: everything is prepared in a folder of its own, a journal is written, then a few
 * renames move it into place. A restore that was cut off before its journal is undone, one that was cut off later is finished
 * (unfinished.ts); any of the renames may already have been made.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";
import { siteFile } from "../database/sqlite.ts";
import { storedFolder } from "../email/stored-files.ts";

/** Flushes the file to disk, so that it survives a power cut. */
export function sync(file: string): void {
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const journal = z.object({
  stamp: z.string(),
  /** The database restored into; PostgreSQL swaps its tables itself */
  kind: z.enum(["sqlite", "postgres"]),
});
type Journal = z.infer<typeof journal>;

const journalFile = (dataFolder: string) => path.join(dataFolder, ".restoring.json");
export const lockFile = (dataFolder: string) => path.join(dataFolder, ".restoring.lock");
/** Where the restored files are prepared: site.db and mail/, as in the data folder. */
export const stagingFolder = (dataFolder: string, stamp: string) => path.join(dataFolder, `.restoring-${stamp}`);
/** Where the old files are set aside. */
export const asideFolder = (dataFolder: string, stamp: string) => path.join(dataFolder, `before-restore-${stamp}`);

function namesIn(dataFolder: string): string[] {
  try {
    return readdirSync(dataFolder);
  } catch {
    // Missing, or not a folder: the code that needs it reports that.
    return [];
  }
}
/** Whether a restore was started here and has not ended; it may be running. */
export const isStarted = (dataFolder: string) => namesIn(dataFolder).some((name) => name.startsWith(".restoring"));

export function readJournal(dataFolder: string): Journal | undefined {
  const file = journalFile(dataFolder);
  return existsSync(file) ? journal.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Once the journal is written, the restore will be finished whatever happens to this process. */
export function writeJournal(dataFolder: string, journal: Journal): void {
  const file = journalFile(dataFolder);
  sync(stagingFolder(dataFolder, journal.stamp));
  writeFileSync(`${file}.part`, JSON.stringify(journal));
  sync(`${file}.part`);
  renameSync(`${file}.part`, file);
  sync(dataFolder);
}

/** Moves the new files into place and the old ones aside. May be repeated after a crash. */
export function finishFiles(dataFolder: string, { stamp }: Journal): void {
  const staging = stagingFolder(dataFolder, stamp);
  const targets = { database: siteFile(dataFolder), mail: storedFolder(dataFolder) };
  for (const [kind, target] of Object.entries(targets)) {
    const incoming = path.join(staging, path.basename(target));
    if (!existsSync(incoming)) continue;
    // A log of the old file must not be applied to this one.
    for (const ending of kind === "database" ? ["", "-wal", "-shm", "-journal"] : [""])
      putAside(target + ending, asideFolder(dataFolder, stamp));
    renameSync(incoming, target);
  }
  sync(dataFolder);
  clear(dataFolder);
}

function putAside(target: string, aside: string) {
  if (!existsSync(target)) return;
  let place = path.join(aside, path.basename(target));
  // A start between two attempts may have made the target again.
  while (existsSync(place)) place += "-later";
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  renameSync(target, place);
}

/** Removes a restore's own files. Without a journal nothing is in place yet, so this undoes it. */
export function clear(dataFolder: string): void {
  const lock = path.basename(lockFile(dataFolder));
  const names = namesIn(dataFolder).filter((name) => name.startsWith(".restoring") && !name.startsWith(lock));
  // The journal is removed before the folder that it names.
  for (const file of [journalFile(dataFolder), ...names.map((name) => path.join(dataFolder, name))])
    rmSync(file, { recursive: true, force: true });
  if (names.length > 0) sync(dataFolder);
}
