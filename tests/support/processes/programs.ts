import { existsSync } from "node:fs";
import path from "node:path";

/** Where a program of this machine lies, or undefined. Debian keeps nginx where only root looks. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
