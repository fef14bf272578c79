/**
 * The desk as one bundle for plain Node, in build/desk: run from the sources, each command would spend seconds on compiling them.
 * Parts that few commands need (rendering of emails, PostgreSQL, questions) are files of their own, loaded when they are needed.
 */
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Rolldown } from "vite";
import { contentAlias } from "../setup/content.mjs";
import { root } from "../setup/installed.mjs";
import { entry, folder, isBuiltFrom, readSources, stamp, stampOf } from "./desk-sources.mjs";

/** Writes the bundle into a folder of its own. @returns its chunks */
export async function buildDesk(folder: string): Promise<Rolldown.RolldownOutput> {
  // Vite costs half a second to load, so it is loaded only here.
  const { build } = await import("vite");
  const built = await build({
    root,
    configFile: false,
    resolve: { alias: contentAlias },
    logLevel: "error",
    publicDir: false,
    define: {
      "import.meta.env.PUBLIC_ORIGIN": '"http://localhost:3000"',
      "process.env.NODE_ENV": '"production"',
    },
    // Whatever the caller's NODE_ENV: under NODE_ENV=test Vite would compile for React's development build, which the bundle lacks.
    oxc: { jsx: { development: false } },
    // Packages are bundled into few files, since a hundred small ones take longer to find than to run. Native code cannot be bundled.
    ssr: { noExternal: true, external: ["better-sqlite3", "pg"] },
    build: {
      ssr: "server/desk/desk.ts",
      outDir: folder,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      reportCompressedSize: false,
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("Expected one bundle");
  return built;
}

/**
 * Makes the bundle unless there is one of the current sources. It is moved into place when complete; a running site's files stay as they are.
 * @returns the path of the bundle's entry
 * @throws the file system's error where build/ cannot be written
 */
export async function ensureDesk(): Promise<string> {
  const sources = readSources();
  if (isBuiltFrom(sources)) return entry;
  const unfinished = `${folder}.${randomUUID()}`;
  try {
    await mkdir(unfinished, { recursive: true });
    await buildDesk(unfinished);
    await writeFile(path.join(unfinished, path.basename(stamp)), stampOf(sources));
    const before = `${unfinished}.before`;
    await rename(folder, before).catch(() => {});
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      // Another process made the same bundle first.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
    await rm(before, { recursive: true, force: true });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return entry;
}
