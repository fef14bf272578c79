import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Reads and writes in the folder that is being made. */
export function folderAt(folder: string) {
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  return {
    write,
    has: (name: string) => existsSync(at(name)),
    remove: (name: string) => rmSync(at(name), { recursive: true }),
    change: (name: string, ...changes: [RegExp | string, string][]) =>
      write(
        name,
        changes.reduce((text, [from, to]) => text.replace(from, () => to), readFileSync(at(name), "utf8")),
      ),
  };
}
export type Folder = ReturnType<typeof folderAt>;
