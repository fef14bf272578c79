// `npm start`: installs, builds when something changed, and serves.
import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/built.mjs";
import { ensureInstalled, node, root, withNode } from "./setup/installed.mjs";

ensureInstalled();
ensureBuilt();

const server = spawn(node, ["--enable-source-maps", "scripts/serve.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...withNode(), NODE_ENV: "production" },
});
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
  process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
