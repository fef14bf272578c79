// `npm start`: installs, builds when something changed, and serves.
import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/built.mjs";
import { ensureInstalled, node, root, run, withNode } from "./setup/installed.mjs";

ensureInstalled();
// A build takes minutes: what would keep the site from starting after it is said before.
ensureBuilt(() => run("node", ["scripts/check-live.ts", "--quiet"]));

const server = spawn(node, ["--enable-source-maps", "scripts/serve.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...withNode(), NODE_ENV: "production" },
});
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
  process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
