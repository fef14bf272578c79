// `npm run desk`: the agency's desk, on the site's database while the site runs.
import { realpathSync } from "node:fs";
import { ensureInstalled, node, runHere } from "./setup/installed.mjs";

ensureInstalled();
// npm puts the project's Node first on the path once it is installed: no second process is needed then.
if (realpathSync(process.execPath) === realpathSync(node)) await import("./desk.ts");
else runHere("scripts/desk.ts");
