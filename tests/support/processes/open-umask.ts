/** The site as a shell with the usual umask starts it, whatever the tests' own is. */
import process from "node:process";

process.umask(0o022);
await import("../../../scripts/serve.ts");
