// `npm run build`: installs, and builds when something changed since the last build.
import { ensureBuilt } from "./setup/built.mjs";
import { ensureInstalled, run } from "./setup/installed.mjs";

ensureInstalled();
// The check comes before the build, which takes minutes.
ensureBuilt(() => run("node", ["scripts/content/check.ts", "--quiet"]));
