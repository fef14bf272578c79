// The process for emails and jobs that scripts/serve.mjs starts beside itself, in the same way.
import { enableCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";

process.umask(0o077);
process.env.NODE_ENV ??= "production";
enableCompileCache(`${import.meta.dirname}/../.cache/compiled`);
const bundle = "../build/server/work.js";
const { work } = await import(bundle);
setFlagsFromString("--heap-growing-percent=20");
await work();
