// Runs the desk's bundle, and makes it first when it is missing or out of date. `npm run desk` installs the dependencies before.
import { enableCompileCache } from "node:module";
import type * as Desk from "../server/desk/desk.ts";
import { privateProcess } from "../server/private-files.ts";
import { ensureDesk } from "./build/desk.ts";

process.env.NODE_ENV ??= "production";
// Halves each start after the first; where the folder can't be written, it starts without.
enableCompileCache(`${import.meta.dirname}/../.cache/compiled`);
const bundle = await ensureDesk().catch((error: NodeJS.ErrnoException) => {
  if (!["EACCES", "EPERM", "EROFS", "ENOSPC"].includes(error.code ?? "")) throw error;
  console.error(`The desk is not built from these sources, and build/ can't be written (${error.code}): npm run build`);
  process.exit(1);
});
// After making the bundle, which other users may run.
privateProcess();
const { desk } = (await import(bundle)) as typeof Desk;
process.exitCode = await desk(process.argv.slice(2), process.env);
