// The process for emails and jobs that scripts/serve.mjs starts. It runs in the same way.
import { enableCompileCache } from "node:module";
import { setPriority } from "node:os";

process.umask(0o077);
// A lower priority than the web process: with two cores the slowest quotes wait a fifth less (docs/performance.md).
try {
  setPriority(10);
} catch {
  // The host may forbid it: emails are sent anyway.
}
process.env.NODE_ENV ??= "production";
enableCompileCache(`${import.meta.dirname}/../.cache/compiled`);
const bundle = "../build/server/work.js";
const { work } = await import(bundle);
await work();
