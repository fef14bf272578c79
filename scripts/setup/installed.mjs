// Runs under whatever Node (20 or newer) the machine has, before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "../..");
const stamp = path.join(root, "node_modules/.installed");
/** The Node 24 that the `node` package brings: the site runs on it whatever the machine's own Node is. */
export const node = path.join(root, "node_modules/node/bin/node");

const wanted = () =>
  createHash("sha256")
    .update(readFileSync(path.join(root, "package.json")))
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");

/**
 * Installs the locked dependencies unless the last installation was of the same lock file.
 * Install scripts stay off but for the packages named here: better-sqlite3 ships its binaries, and older npm would compile it.
 */
export function ensureInstalled() {
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted()) return;
  console.log("Installing the dependencies (the first time only) …");
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  run("npm", ["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"]);
  writeFileSync(stamp, wanted());
}

/** Runs a command in the project's root and ends this process with its code when it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...withNode(), ...env } });
  if (result.error) {
    console.error(`${command} could not be started: ${result.error.message}`);
    process.exit(1);
  }
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The environment with the project's Node and tools first on the path. */
export function withNode() {
  const bins = [path.dirname(node), path.join(root, "node_modules/.bin")].join(path.delimiter);
  return { ...process.env, PATH: `${bins}${path.delimiter}${process.env.PATH}` };
}

/**
 * Runs one of the scripts under the project's Node with what stands after `npm run … --`, and ends this process as it ended.
 * From the sources: a build here would change the files under the running site.
 * @param {string} script
 */
export function runHere(script) {
  ensureInstalled();
  const args = [script, ...process.argv.slice(2)];
  const { status } = spawnSync(node, args, { cwd: root, stdio: "inherit", env: withNode() });
  process.exit(status ?? 1);
}
