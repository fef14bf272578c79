// The production process, which a service manager runs: `npm start` without installing and building. Plain JavaScript, since stripping
// types would cost each start 20 ms and 10 MB.
import { enableCompileCache } from "node:module";

// All files that this process writes are readable by its user alone. The umask is set before the first of them, the compile cache.
process.umask(0o077);
// Before the bundle is loaded: React chooses its build by this variable.
process.env.NODE_ENV ??= "production";
// Saves a quarter of each start after the first in a checkout. Where the folder can't be written, as under systemd and in a container, it
// starts without.
enableCompileCache(`${import.meta.dirname}/../.cache/compiled`);
const bundle = "../build/server/index.js";
const { start } = await import(bundle);
await start({ worker: `${import.meta.dirname}/work.mjs` });
