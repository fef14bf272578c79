/** The site as a shell with the usual umask starts it, whatever the tests' own is, by the name that servers have in their units. */
import process from "node:process";

process.umask(0o022);
await import("../../../scripts/serve.ts");
