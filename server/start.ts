import { readFileSync } from "node:fs";
import path from "node:path";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import type { DeskFiles } from "../app/features/desk/shell/document.tsx";
import type { FileList } from "./http/built-files.ts";
import { type Pages, staticFiles } from "./http/static-files.ts";
import { run } from "./run.ts";

// The build loads this bundle to prerender and needs the router's own exports here: without them it answers 500.
export * from "virtual:react-router/server-build";

/** Serves the built site. @param worker the script of the process that sends email and runs jobs */
export async function start({ worker }: { worker: string }): Promise<void> {
  // This file is built as build/server/index.js.
  const built = path.resolve(import.meta.dirname, "..");
  const read = (name: string) => JSON.parse(readFileSync(path.join(built, name), "utf8"));
  const pages: Pages = read("pages.json");
  const list: FileList = read("files.json");
  const deskFiles: DeskFiles = read("desk-files.json");
  const files = (secure: boolean) => staticFiles(path.join(built, "client"), list, pages, secure);
  // The generated type allows `basename: undefined`, the router's own does not.
  await run({
    build: build as ServerBuild,
    builtFor: import.meta.env.PUBLIC_ORIGIN,
    files,
    deskFiles,
    worker,
  });
}
