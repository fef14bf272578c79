// The production process, which a service manager runs: `npm start` without installing and building.
import { enableCompileCache } from "node:module";
import { privateProcess } from "../server/private-files.ts";

// Before the bundle is loaded: React chooses its build by this variable.
privateProcess();
process.env.NODE_ENV ??= "production";
// Saves a quarter of each start after the first; where the folder can't be written, it starts without.
enableCompileCache(`${import.meta.dirname}/../.cache/compiled`);
const { start } = await import("../build/server/index.js" as string);
await start({ worker: `${import.meta.dirname}/work.ts` });
