// `npm run build`: installs, and builds when something changed since the last build.
import { ensureBuilt } from "./setup/built.mjs";
import { ensureInstalled } from "./setup/installed.mjs";

ensureInstalled();
ensureBuilt();
