import { cpSync, symlinkSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
const sources = ["app", "content", "server", "scripts"];
const settings = ["package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];

/** Copies what a build needs to another folder. Node resolves symbolic links and would build here, so only node_modules is one. */
export function copyProject(folder: string): void {
  for (const name of [...sources, ...settings])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
}
