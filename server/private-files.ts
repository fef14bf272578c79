import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * All files that this process writes are readable by its user alone: names, addresses, the secret behind private links. Each entry
 * point calls it first; what creates files in the data folder sets the mode again, for callers that do not own the process.
 */
export const privateProcess = (): unknown => process.umask(0o077);

export const privateFolder = 0o700;
export const privateFile = 0o600;

const open = (mode: number) => (mode & 0o077) !== 0;

export const makePrivateFolder = (folder: string): unknown =>
  mkdirSync(folder, { recursive: true, mode: privateFolder });

/** Makes an empty file, readable by its owner alone, where there is none: SQLite gives its logs the mode of the database. */
export const makePrivateFile = (file: string): void => closeSync(openSync(file, "a", privateFile));

/** Names that the site uses in its data folder. */
const ours = /^(site\.db(-wal|-shm|-journal)?|mail|demo-payments|before-restore-.*|\.restoring.*)$/;

/**
 * Closes a data folder that an earlier version left open to other users, and the site's files in it. The folder itself only
 * where it holds nothing else: DATA_DIR may be a folder that others use.
 */
export function closeToOthers(dataFolder: string): void {
  let names: string[];
  try {
    names = readdirSync(dataFolder);
  } catch {
    // Missing or unusable: opening the database reports it.
    return;
  }
  const known = names.filter((name) => ours.test(name));
  for (const name of known) closeTree(path.join(dataFolder, name));
  if (known.length > 0 && known.length === names.length) close(dataFolder, privateFolder);
}

/** The content of a closed folder can't be reached anyway. */
function closeTree(entry: string): void {
  const stat = lstatSync(entry, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink() || !open(stat.mode)) return;
  if (stat.isDirectory()) for (const name of readdirSync(entry)) closeTree(path.join(entry, name));
  close(entry, stat.isDirectory() ? privateFolder : stat.mode & 0o700);
}

function close(entry: string, mode: number): void {
  const stat = lstatSync(entry, { throwIfNoEntry: false });
  if (!stat || !open(stat.mode)) return;
  try {
    chmodSync(entry, mode);
  } catch (error) {
    // Another user's file, or a file system without modes.
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EPERM" && code !== "ENOENT" && code !== "ENOTSUP") throw error;
  }
}
