// Finds the Chromium that the browser journeys drive, and gets one where there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { node, root, withNode } from "./installed.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/usr/lib/chromium/chromium",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Whether it starts: some systems ship a `chromium` that only says how to install one. */
function works(/** @type {string} */ file) {
  if (!existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/** @returns {string | undefined} the path of a Chromium or Chrome of this machine */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const onPath = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => onPath.map((folder) => path.join(folder, name)));
  return [...candidates, ...places].find(works) ?? playwrights();
}

/** The one that Playwright downloaded, when it did and it starts. */
function playwrights() {
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const file = spawnSync(node, ["-e", ask], { cwd: root, encoding: "utf8", env: withNode() }).stdout.trim();
  return file && works(file) ? file : undefined;
}

/**
 * @returns {string} the path of a Chromium
 * @throws Error with a sentence for the person at the terminal when none can be had
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;

  console.log("No Chromium on this machine: installing Playwright’s …");
  attempt("playwright", ["install", "chromium"]);
  const downloaded = playwrights();
  if (downloaded) return downloaded;

  const asRoot = process.getuid?.() === 0 ? [] : quietly("sudo", ["-n", "true"]) ? ["sudo", "-n"] : undefined;
  if (asRoot && quietly("apt-get", ["--version"])) {
    console.log("Installing the system’s Chromium …");
    const apt = (/** @type {string[]} */ ...args) => {
      const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
      attempt(command, rest, { DEBIAN_FRONTEND: "noninteractive" });
    };
    apt("update");
    apt("install", "-y", "chromium");
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome, and it could not be installed. Install one, or set CHROMIUM to its path.",
  );
}

function attempt(/** @type {string} */ command, /** @type {string[]} */ args, env = {}) {
  spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...withNode(), ...env } });
}

function quietly(/** @type {string} */ command, /** @type {string[]} */ args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
