// `npm run check`: the quick loop. Format, boundaries, types and unit tests; stops at the first that fails. What runs on both
// databases runs on SQLite here, and on PostgreSQL too in `npm test`.
import { ensureInstalled, run } from "./setup/installed.mjs";

ensureInstalled();
run("biome", ["check", "--error-on-warnings", "."]);
run("node", ["scripts/boundaries.ts"]);
run("react-router", ["typegen"]);
run("tsc", ["--noEmit"]);
run("vitest", ["run"], { TEST_STORES: "sqlite" });
