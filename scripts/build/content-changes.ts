import { execFile } from "node:child_process";
import path from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../setup/content.mjs";
import { root } from "../setup/installed.mjs";

/** What the server reads once, when it starts: constants of the bundles, the brand, and the addresses of the service pages. */
const readAtStart = (event: string, file: string) =>
  /^(menus\.ts|brand\/)/.test(file) || (event !== "change" && /^(acts\/[^/]+\/page|pages\/[^/]+-hire)\.ts$/.test(file));

/**
 * A Vite plugin for development: watches the whole content, also outside the project, says what is wrong with it, and which changes show
 * only after another start.
 */
export const contentChanges = (): Plugin => ({
  name: "content-changes",
  apply: "serve",
  configureServer({ watcher, config: { logger } }) {
    const check = () =>
      // In a process of its own, because Node reads a module once.
      execFile(
        process.execPath,
        [...process.execArgv, "scripts/content/check.ts", "--quiet"],
        { cwd: root },
        (_, __, said) => {
          if (said) logger.error(said.trimEnd());
        },
      );
    let waiting: NodeJS.Timeout | undefined;
    watcher.add(contentFolder);
    watcher.on("all", (event, changed) => {
      const file = path.relative(contentFolder, changed);
      if (file.startsWith("..") || path.isAbsolute(file)) return;
      if (readAtStart(event, file)) logger.warn(`${file} shows once npm run dev is started again.`);
      clearTimeout(waiting);
      waiting = setTimeout(check, 300);
    });
    check();
  },
});
