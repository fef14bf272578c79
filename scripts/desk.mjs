// `npm run desk`: quotes and mail, read from the site's database while the site runs. It runs from the sources: a build here
// would change the files under the running site.
import { spawnSync } from "node:child_process";
import { ensureInstalled, node, root, withNode } from "./setup/installed.mjs";

ensureInstalled();
const result = spawnSync(node, ["scripts/desk.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: withNode(),
});
process.exit(result.status ?? 1);
