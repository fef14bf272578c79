import { existsSync } from "node:fs";
import path from "node:path";

/** The path of a program of this machine; undefined when it is not installed. On Debian nginx is in root's path alone. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
