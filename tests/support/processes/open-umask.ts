/** Starts the site with a shell's usual umask, whatever the tests' own is. */
import process from "node:process";

process.umask(0o022);
await import("../../../scripts/serve.mjs");
