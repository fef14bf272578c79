// `npm run dev`: installs, and serves from the sources.
import { spawn } from "node:child_process";
import { ensureInstalled, node, root, withNode } from "./setup/installed.mjs";

ensureInstalled();
const server = spawn(node, ["--enable-source-maps", "scripts/dev.ts"], {
  cwd: root,
  stdio: "inherit",
  env: withNode(),
});
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
  process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
