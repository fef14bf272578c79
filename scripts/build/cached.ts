import { createHash } from "node:crypto";
import { access, copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";

/** A name that is the same for the same inputs, and only then. */
export const digestOf = (...inputs: (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(String(input.length)).update(":").update(input);
  return hash.digest("hex").slice(0, 24);
};

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A folder of results that cost something to make, each under the digest of what it was made from. */
export function cacheIn(folder: string) {
  const used = new Set<string>();
  let made = 0;
  const write = async (name: string, bytes: Uint8Array) => {
    made += 1;
    await mkdir(folder, { recursive: true });
    const kept = path.join(folder, name);
    // Whole or not at all: a build that is stopped here leaves no half picture behind.
    await writeFile(`${kept}.part`, bytes);
    await rename(`${kept}.part`, kept);
  };
  return {
    /** Copies the result to `target`, making it first if this is the first time. */
    async put(name: string, target: string, make: () => Promise<Uint8Array>): Promise<void> {
      used.add(name);
      const kept = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      if (!(await exists(kept))) await write(name, await make());
      await copyFile(kept, target);
    },
    /** Leaves the result in the folder. */
    async keep(name: string, make: () => Promise<Uint8Array>): Promise<void> {
      used.add(name);
      if (await exists(path.join(folder, name))) return;
      await write(name, await make());
    },
    /** Drops what nothing asked for this time, but for `others`. @returns how many were made now */
    async finish(others: readonly string[] = []): Promise<number> {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names.filter((name) => !used.has(name) && !others.includes(name)).map((name) => rm(path.join(folder, name))),
      );
      return made;
    },
  };
}

/** Works through a list, as many at once as there are cores and a little more. */
export async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
}
