/** Temporary folders. */
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];

/** @returns a new folder, in memory when there is plenty of memory. The caller removes it, except in tests/system. */
export function scratch(prefix: string): string {
  const folder = mkdtempSync(path.join(temporaryFolder(), prefix));
  made.push(folder);
  return folder;
}

/** Removes all that this process has made. */
export function removeScratch(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Tests write some GB in all, and SQLite syncs each of its writes: on a slow disk one of them can take longer than the site waits before
 * it answers 503, and the removal alone delays a run by minutes.
 */
function temporaryFolder(): string {
  const folder = "/dev/shm";
  const plenty = 8 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize > plenty && freemem() > plenty) return folder;
  } catch {
    // Only Linux has this folder.
  }
  return tmpdir();
}
