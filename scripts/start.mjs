// `npm start`: installs, builds when something changed, and serves.
import { ensureBuilt } from "./setup/built.mjs";
import { ensureInstalled, run, runAndExit } from "./setup/installed.mjs";
import { serveEnv, serveFlags } from "./setup/serve-flags.mjs";

ensureInstalled();
// check-live comes before the build, which takes minutes.
ensureBuilt(() => run("node", ["scripts/check-live.ts", "--quiet"]));
runAndExit([...serveFlags, "scripts/serve.mjs"], { NODE_ENV: "production", ...serveEnv });
