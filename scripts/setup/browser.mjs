// Finds the browsers for the journeys, and installs them where there are none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { node, root, withNode } from "./installed.mjs";

const browsers = {
  names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
  places: [
    "/usr/lib/chromium/chromium",
    "/opt/google/chrome/chrome",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
};
const shells = { names: ["chromium-headless-shell", "chrome-headless-shell"], places: [] };

/** @returns {string | undefined} the path of a whole Chromium or Chrome of this machine */
export function findBrowser() {
  return process.env.CHROMIUM ?? installed(browsers) ?? fromPlaywright();
}

/**
 * The journeys' browser: the headless shell, which needs half the time (docs/decisions/0007), or a whole browser where there is no shell.
 * @returns {string | undefined} its path; nothing when Playwright starts its own, which is a shell too
 */
export function findShell() {
  return process.env.CHROMIUM ?? installed(shells) ?? installed(browsers);
}

/**
 * Installs a browser where there is none.
 * @throws Error with a sentence for the person at the terminal when that fails
 */
export function ensureBrowser() {
  const asRoot = process.getuid?.() === 0 && isDebian();
  if (findBrowser()) {
    // A Debian where tests run as root is a container or a test machine, where one more package does no harm.
    if (asRoot && !process.env.CHROMIUM && installed(browsers) && !installed(shells))
      install([], ["chromium-headless-shell"]);
    return;
  }
  console.log("No Chromium on this machine: installing Playwright’s …");
  attempt("playwright", ["install", "chromium"]);
  if (fromPlaywright()) return;

  const asUser = quietly("sudo", ["-n", "apt-get", "--version"]);
  if (asRoot || asUser) {
    console.log("Installing the system’s Chromium …");
    install(asRoot ? [] : ["sudo", "-n"], ["chromium", "chromium-headless-shell", "fonts-liberation"]);
    if (findBrowser()) return;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome, and it could not be installed. Install one, or set CHROMIUM to its path.",
  );
}

export const isDebian = () => quietly("apt-get", ["--version"]);

/** Milliseconds for one call of apt, so that a mirror that hangs does not block the tests. */
const aptTimeout = 180_000;

/**
 * Installs packages together, or one by one where that fails, because older systems have no package of the shell. Leaves out recommended
 * packages: they are a whole desktop, 250 of them.
 * @param {string[]} prefix @param {string[]} packages
 */
export function install(prefix, packages) {
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = "apt-get", ...rest] = [...prefix, "apt-get", ...args];
    return attempt(command, rest, { DEBIAN_FRONTEND: "noninteractive" }, aptTimeout);
  };
  const add = (/** @type {string[]} */ ...names) =>
    apt("install", "--yes", "--quiet", "--no-install-recommends", ...names);
  apt("update", "--quiet");
  if (!add(...packages)) for (const name of packages) add(name);
}

/** @param {{ names: string[], places: string[] }} known */
const installed = ({ names, places }) => [...onPath(...names), ...places].find(works);

/** The files with these names in the folders of PATH. @param {string[]} names */
export function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter((file) => existsSync(file));
}

/** The browser that Playwright downloaded, if it starts. */
function fromPlaywright() {
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const file = spawnSync(node, ["-e", ask], { cwd: root, encoding: "utf8", env: withNode() }).stdout.trim();
  return file && works(file) ? file : undefined;
}

/** Whether it starts: some systems ship a `chromium` that only prints how to install one. */
export function works(/** @type {string} */ file) {
  if (!existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 60_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

function attempt(/** @type {string} */ command, /** @type {string[]} */ args, env = {}, timeout = 0) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", timeout, env: { ...withNode(), ...env } });
  return status === 0;
}

function quietly(/** @type {string} */ command, /** @type {string[]} */ args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
