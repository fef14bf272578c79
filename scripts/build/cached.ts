import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";

/** A cache folder: each result is named after the digest of its inputs. */
export function cacheIn(folder: string) {
  const used = new Set<string>();
  let made = 0;
  return {
    /** Makes the result where it is missing. @returns its path */
    async keep(name: string, make: () => Promise<Uint8Array>): Promise<string> {
      used.add(name);
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
      const bytes = await make();
      made += 1;
      await mkdir(folder, { recursive: true });
      // A build that is stopped here must not leave an incomplete file.
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
      return file;
    },
    /** Removes the files that this build did not use, except `others`. @returns how many were made in this build */
    async finish(others: readonly string[] = []): Promise<number> {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names.filter((name) => !used.has(name) && !others.includes(name)).map((name) => rm(path.join(folder, name))),
      );
      return made;
    },
  };
}

/** Works through a list, with one item more in parallel than there are cores. */
export async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
}
