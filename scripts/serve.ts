// The production process, without the installing and building of `npm start`: what a service manager runs.
import { enableCompileCache } from "node:module";
import { privateProcess } from "../server/private-files.ts";

// React chooses its build by this, and so must know it before the bundle is loaded.
privateProcess();
process.env.NODE_ENV ??= "production";
// A quarter off each start after the first; where the folder cannot be written, it starts without.
enableCompileCache(`${import.meta.dirname}/../.cache/compiled`);
const { start } = await import("../build/server/index.js" as string);
await start({ worker: `${import.meta.dirname}/work.ts` });
