// `npm start`: installs, builds when something changed, and serves.
import { ensureBuilt } from "./setup/built.mjs";
import { become, ensureInstalled, run } from "./setup/installed.mjs";

ensureInstalled();
// Before the build, which takes minutes.
ensureBuilt(() => run("node", ["scripts/check-live.ts", "--quiet"]));
become(["--enable-source-maps", "scripts/serve.ts"], { NODE_ENV: "production" });
