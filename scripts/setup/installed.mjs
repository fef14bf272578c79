// Runs under whatever Node (20 or newer) the machine has, before anything is installed: no dependencies, no TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "../..");
const packages = path.join(root, "node_modules");
/** The lock file that was installed, as a digest, and "tools" when the tools of checks and tests were too. */
const stamp = path.join(packages, ".installed");
/** The Node 24 that the `node` package brings: the site runs on it whatever the machine's own Node is. */
export const node = path.join(root, "node_modules/node/bin/node");

/** Makes scripts that Node runs without Vite find other content than the shipped example. */
const hook = process.env.CONTENT ? ["--import", path.join(root, "scripts/setup/content-hook.ts")] : [];

const wanted = () =>
  createHash("sha256")
    .update(readFileSync(path.join(root, "package.json")))
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");

/**
 * Installs the locked dependencies unless the last installation was of the same lock file: what building and serving need, and the
 * tools of checks and tests once somebody needs them, or where they were installed before.
 * Install scripts run only for the packages named here: better-sqlite3 ships its binaries, and older npm compiles it.
 * @param {{ tools?: boolean }} needed
 */
export function ensureInstalled({ tools = false } = {}) {
  const [lock, scope] = existsSync(node) && existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  const same = lock === wanted();
  if (same && (scope === "tools" || !tools)) return;
  console.log("Installing the dependencies (the first time only) …");
  // A folder without our stamp was installed by hand, with all tools.
  const all = tools || scope === "tools" || (!scope && existsSync(packages));
  // When only the tools are missing, a site that runs in this folder keeps its packages.
  const command = same ? ["install", "--no-save"] : ["ci"];
  const omit = all ? [] : ["--omit=dev"];
  run("npm", [...command, ...omit, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  run("npm", ["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"]);
  writeFileSync(stamp, `${wanted()} ${all ? "tools" : "site"}`);
}

/** Runs a command in the project's root and ends this process with its code when it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, command === "node" ? [...hook, ...args] : args, {
    cwd: root,
    stdio: "inherit",
    env: { ...withNode(), ...env },
  });
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
 * Runs the project's Node with these arguments, passes on this process's signals, and exits with its code.
 * @param {string[]} args @param {Record<string, string>} env
 */
export function runAndExit(args, env = {}) {
  const child = spawn(node, [...hook, ...args], { cwd: root, stdio: "inherit", env: { ...withNode(), ...env } });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
