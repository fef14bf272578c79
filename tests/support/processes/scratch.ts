/** Temporary folders. */
import { mkdtempSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

/** @returns a new folder, in memory where there is plenty of it. The caller removes it. */
export const scratch = (prefix: string): string => mkdtempSync(path.join(memory(), prefix));

/**
 * Tests write some GB in all, and SQLite has each of its writes synced: where the disk was slow, one of them could stand still for longer
 * than the site waits before it answers 503, and the removal alone delayed a run by minutes.
 */
function memory(): string {
  const folder = "/dev/shm";
  const plenty = 8 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize > plenty && freemem() > plenty) return folder;
  } catch {
    // Linux alone has it.
  }
  return tmpdir();
}
