import { accessSync, chmodSync, closeSync, constants, lstatSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import path from "node:path";
import { codeOf, messageOf, Refusal } from "./refusal.ts";

/**
 * Makes all files that this process writes readable by its user alone: they contain names, addresses and the secret behind private links.
 * Each entry point calls it first; code that creates files in the data folder sets the mode too, for callers without this umask.
 */
export const privateProcess = (): unknown => process.umask(0o077);

export const privateFolder = 0o700;
export const privateFile = 0o600;

const isOpen = (mode: number) => (mode & 0o077) !== 0;

export const makePrivateFolder = (folder: string): unknown =>
  mkdirSync(folder, { recursive: true, mode: privateFolder });

type FolderVariable = "DATA_DIR" | "BACKUP_DIR";

/** Makes the folder where there is none. @param variable the setting that names it @throws Refusal when this user can't write to it */
export function requireFolder(folder: string, variable: FolderVariable): void {
  try {
    makePrivateFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw folderRefusal(folder, variable, error);
  }
}

export function folderRefusal(folder: string, variable: FolderVariable, error: unknown): Refusal {
  return new Refusal([
    `The folder ${folder} cannot be written (${messageOf(error)}). Make it writable or free some disk space, or set ${variable} to another one.`,
  ]);
}

/** Makes an empty file, readable by its owner alone, where there is none: SQLite gives its logs the mode of the database. */
export const makePrivateFile = (file: string): void => closeSync(openSync(file, "a", privateFile));

/** Names that the site uses in its data folder. */
const ownNames = /^(site\.db(-wal|-shm|-journal)?|mail|demo-payments|before-restore-.*|\.restoring.*)$/;

/**
 * Closes a data folder that an earlier version left open to other users, and the site's files in it. The folder itself is closed only
 * when it has nothing else in it: DATA_DIR may be a folder that others use.
 */
export function closeToOthers(dataFolder: string): void {
  let names: string[];
  try {
    names = readdirSync(dataFolder);
  } catch {
    // Missing or unusable: opening the database reports it.
    return;
  }
  const known = names.filter((name) => ownNames.test(name));
  for (const name of known) closeTree(path.join(dataFolder, name));
  if (known.length > 0 && known.length === names.length) close(dataFolder, privateFolder);
}

/** Closes a file, or a folder with its content. The content of a folder that is already closed can't be reached, so it is left as it is. */
function closeTree(entry: string): void {
  const stat = lstatSync(entry, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink() || !isOpen(stat.mode)) return;
  if (stat.isDirectory()) for (const name of readdirSync(entry)) closeTree(path.join(entry, name));
  close(entry, stat.isDirectory() ? privateFolder : stat.mode & 0o700);
}

function close(entry: string, mode: number): void {
  const stat = lstatSync(entry, { throwIfNoEntry: false });
  if (!stat || !isOpen(stat.mode)) return;
  try {
    chmodSync(entry, mode);
  } catch (error) {
    // Another user's file, or a file system without modes.
    if (!["EPERM", "ENOENT", "ENOTSUP"].includes(codeOf(error))) throw error;
  }
}

/** Creates a file that its owner alone can read, and removes it when it can't be completed. @throws Refusal when it exists or can't be written */
export async function writeNew(file: string, content: AsyncIterable<string> | Iterable<Uint8Array>): Promise<void> {
  const refuse = (error: unknown) => {
    const code = codeOf(error);
    return new Refusal([code === "EEXIST" ? `${file} is there already.` : `${file} can't be written (${code}).`]);
  };
  const handle = await open(file, "wx", privateFile).catch((error: unknown) => {
    throw refuse(error);
  });
  try {
    for await (const piece of content)
      await handle.appendFile(piece).catch((error: unknown) => {
        throw refuse(error);
      });
    await handle.close();
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(file, { force: true });
    throw error;
  }
}
