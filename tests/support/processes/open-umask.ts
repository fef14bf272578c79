/** The site as a shell with the usual umask starts it, whatever the tests' own is. */
import process from "node:process";

process.umask(0o022);
const serve = "../../../scripts/serve.mjs";
await import(serve);
