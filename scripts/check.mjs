// `npm run check`: the quick loop. Format, boundaries, types and unit tests; stops at the first that fails.
import { ensureInstalled, run } from "./setup/installed.mjs";

ensureInstalled();
run("biome", ["check", "--error-on-warnings", "."]);
run("node", ["scripts/boundaries.ts"]);
run("react-router", ["typegen"]);
run("tsc", ["--noEmit"]);
run("vitest", ["run"]);
