// `npm start`: installs, builds when something changed, and serves.
import { ensureBuilt } from "./setup/built.mjs";
import { become, ensureInstalled, run } from "./setup/installed.mjs";

ensureInstalled();
// A build takes minutes: what would keep the site from starting after it is said before.
ensureBuilt(() => run("node", ["scripts/check-live.ts", "--quiet"]));
become(["--enable-source-maps", "scripts/serve.ts"], { NODE_ENV: "production" });
