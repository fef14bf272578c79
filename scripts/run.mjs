// Installs what is missing, then runs a script under the project's Node: node scripts/run.mjs scripts/desk.mjs quotes
// The script runs from the sources: a build here would change the files of the running site. Without a script it only installs, including
// the tools of checks and tests.
import { realpathSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, node, runAndExit } from "./setup/installed.mjs";

process.argv.splice(1, 1);
const script = process.argv[1];
ensureInstalled({ tools: !script });
// After the installation npm puts the project's Node first on the path, so no second process is needed, unless CONTENT is set and Node
// needs the hook that finds that content.
if (script && !process.env.CONTENT && realpathSync(process.execPath) === realpathSync(node))
  await import(pathToFileURL(path.resolve(script)).href);
else if (script) runAndExit(process.argv.slice(1));
