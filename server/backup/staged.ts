/**
 * How a restore changes files so that it may be killed anywhere: everything is made ready in a folder of its own, a journal says that
 * it will be done, then it is moved into place. What was cut off before the journal is undone, what was cut off after it is finished
 * (unfinished.ts), by the same few renames, each of which may already have been made.
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
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { siteFile } from "../database/sqlite.ts";
import { storedFolder } from "../email/stored-files.ts";

/** What is on the disk when this returns is there after a power cut. */
export function sync(file: string): void {
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export interface Journal {
  stamp: string;
  /** The database that is restored into; what holds PostgreSQL's tables is swapped by PostgreSQL itself */
  kind: "sqlite" | "postgres";
}

const journalFile = (dataFolder: string) => path.join(dataFolder, ".restoring.json");
export const lockFile = (dataFolder: string) => path.join(dataFolder, ".restoring.lock");
/** Where what comes back is made ready: site.db and mail/, as they are named in the data folder. */
export const stagingFolder = (dataFolder: string, stamp: string) => path.join(dataFolder, `.restoring-${stamp}`);
/** Where what was there goes. */
export const asideFolder = (dataFolder: string, stamp: string) => path.join(dataFolder, `before-restore-${stamp}`);

function namesIn(dataFolder: string): string[] {
  try {
    return readdirSync(dataFolder);
  } catch {
    // Not there yet, or no folder: whoever needs it says so.
    return [];
  }
}
/** Whether a restore was begun here and has not ended; it may be under way. */
export const isBegun = (dataFolder: string) => namesIn(dataFolder).some((name) => name.startsWith(".restoring"));

export function readJournal(dataFolder: string): Journal | undefined {
  const file = journalFile(dataFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Journal) : undefined;
}

/** From here on it is finished, whatever happens to this process. */
export function writeJournal(dataFolder: string, journal: Journal): void {
  const file = journalFile(dataFolder);
  sync(stagingFolder(dataFolder, journal.stamp));
  writeFileSync(`${file}.part`, JSON.stringify(journal));
  sync(`${file}.part`);
  renameSync(`${file}.part`, file);
  sync(dataFolder);
}

/** Moves what is ready into place, and what was there aside. Whatever of it was done before is left as it is. */
export function finishFiles(dataFolder: string, { stamp }: Journal): void {
  const staging = stagingFolder(dataFolder, stamp);
  const targets = { database: siteFile(dataFolder), mail: storedFolder(dataFolder) };
  for (const [kind, target] of Object.entries(targets)) {
    const incoming = path.join(staging, path.basename(target));
    if (!existsSync(incoming)) continue;
    // A log of an earlier file must not be played into this one.
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
  if (existsSync(place)) {
    // Made by a start after this restore was cut off: an empty folder is nothing to keep.
    try {
      return rmdirSync(target);
    } catch {
      while (existsSync(place)) place += "-later";
    }
  }
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  renameSync(target, place);
}

/** Removes what a restore made for itself. Without a journal nothing of it is in place yet, and so it is undone. */
export function clear(dataFolder: string): void {
  const lock = path.basename(lockFile(dataFolder));
  const names = namesIn(dataFolder).filter((name) => name.startsWith(".restoring") && !name.startsWith(lock));
  // The journal before the folder that it speaks of.
  for (const file of [journalFile(dataFolder), ...names.map((name) => path.join(dataFolder, name))])
    rmSync(file, { recursive: true, force: true });
  if (names.length > 0) sync(dataFolder);
}
