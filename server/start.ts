import { readFileSync } from "node:fs";
import path from "node:path";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { type Pages, staticFiles } from "./http/static-files.ts";
import { run } from "./run.ts";

// The build loads this bundle to prerender, and finds the router's own exports here (shared/house.md, known traps).
export * from "virtual:react-router/server-build";
export { work } from "./jobs/worker.ts";

/** Serves the built site; `worker` is the script of the mail process. Nothing happens before this is called. */
export async function start({ worker }: { worker: string }): Promise<void> {
  // This file's place is build/server/index.js.
  const built = path.resolve(import.meta.dirname, "..");
  const pages = JSON.parse(readFileSync(path.join(built, "pages.json"), "utf8")) as Pages;
  const files = (secure: boolean) => staticFiles(path.join(built, "client"), pages, secure);
  // The generated type allows `basename: undefined`, which the router's own does not.
  await run({
    build: build as ServerBuild,
    builtFor: import.meta.env.PUBLIC_ORIGIN,
    files,
    worker,
  });
}
