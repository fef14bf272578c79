import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { isBusy } from "../database/errors.ts";

/**
 * Takes SQLite's lock on a file made for it: the system releases it however this process ends.
 * @param timeout milliseconds for which to retry
 * @returns a function that releases it and removes the file; undefined when another process holds it
 */
export async function takeLock(file: string, timeout = 0): Promise<(() => void) | undefined> {
  for (const end = Date.now() + timeout; ; await wait(50)) {
    const database = new Sqlite(file, { timeout: 0 });
    try {
      database.pragma("locking_mode = exclusive");
      database.exec("begin exclusive");
      return () => {
        rmSync(file, { force: true });
        database.close();
      };
    } catch (error) {
      database.close();
      if (!isBusy(error)) throw error;
      if (Date.now() >= end) return undefined;
    }
  }
}
