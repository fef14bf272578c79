// Runs the desk's bundle, and makes it first when it is missing or out of date. `npm run desk` installs the dependencies before that.
// Plain JavaScript, like scripts/serve.mjs: stripping types would cost each command a tenth of a second.
import { enableCompileCache } from "node:module";
import { entry, isBuiltFrom, readSources } from "./build/desk-sources.mjs";

process.env.NODE_ENV ??= "production";
// Halves the time of each start after the first; where the folder can't be written, the desk starts without the cache.
enableCompileCache(`${import.meta.dirname}/../.cache/compiled`);
if (!isBuiltFrom(readSources())) {
  const { ensureDesk } = await import("./build/desk.ts");
  await ensureDesk().catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (!["EACCES", "EPERM", "EROFS", "ENOSPC"].includes(error.code ?? "")) throw error;
    console.error(
      `The desk is not built from these sources, and build/ can't be written (${error.code}): npm run build`,
    );
    process.exit(1);
  });
}
// Set after the bundle is made, because other users may run that: what the desk itself writes is readable by its user alone.
process.umask(0o077);
/** @type {typeof import("../server/desk/desk.ts")} */
const { desk } = await import(entry);
process.exitCode = await desk(process.argv.slice(2), process.env);
