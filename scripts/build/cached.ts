import { createHash } from "node:crypto";
import { access, copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";

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

/** A cache folder: each result is named after the digest of its inputs. */
export function cacheIn(folder: string) {
  const used = new Set<string>();
  let made = 0;
  const write = async (name: string, bytes: Uint8Array) => {
    made += 1;
    await mkdir(folder, { recursive: true });
    const kept = path.join(folder, name);
    // A build that is stopped here must not leave half a picture.
    await writeFile(`${kept}.part`, bytes);
    await rename(`${kept}.part`, kept);
  };
  return {
    /** Copies the result to `target`, and makes it first where it is missing. */
    async put(name: string, target: string, make: () => Promise<Uint8Array>): Promise<void> {
      used.add(name);
      const kept = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      if (!(await exists(kept))) await write(name, await make());
      await copyFile(kept, target);
    },
    async keep(name: string, make: () => Promise<Uint8Array>): Promise<void> {
      used.add(name);
      if (await exists(path.join(folder, name))) return;
      await write(name, await make());
    },
    /** Removes what this build did not use, except `others`. @returns how many were made in this build */
    async finish(others: readonly string[] = []): Promise<number> {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names.filter((name) => !used.has(name) && !others.includes(name)).map((name) => rm(path.join(folder, name))),
      );
      return made;
    },
  };
}

/** Works through a list, a few more at once than there are cores. */
export async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
}
