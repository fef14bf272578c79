// The process for emails and jobs that scripts/serve.ts starts beside itself.
import { enableCompileCache } from "node:module";
import { privateProcess } from "../server/private-files.ts";

privateProcess();
process.env.NODE_ENV ??= "production";
// Saves a quarter of each start after the first; where the folder can't be written, it starts without.
enableCompileCache(`${import.meta.dirname}/../.cache/compiled`);
const { work } = await import("../build/server/work.js" as string);
await work();
