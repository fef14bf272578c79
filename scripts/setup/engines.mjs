// Finds the other engines for the core journeys (tests/engines), and installs them from the system's packages.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { findBrowser, install, isDebian, onPath, works } from "./browser.mjs";

/** @returns {string | undefined} the path of a Firefox */
export function findFirefox() {
  const places = ["/snap/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
  return process.env.FIREFOX ?? onPath("firefox-esr", "firefox").concat(places).find(works);
}

/** @returns {{ driver: string, browser: string, screen: string } | undefined} WebKitWebDriver, MiniBrowser and Xvfb */
export function findWebKit() {
  const [driver] = onPath("WebKitWebDriver");
  const [screen] = onPath("Xvfb");
  // Debian has a folder for each architecture in between. (Node 20, which starts the tests, has no glob.)
  const libraries = ["/usr/libexec", ...foldersIn("/usr/lib")];
  const [browser] = libraries
    .flatMap(foldersIn)
    .filter((folder) => path.basename(folder).startsWith("webkit2gtk-4."))
    .map((folder) => path.join(folder, "MiniBrowser"))
    .filter((file) => existsSync(file))
    .sort();
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/**
 * Installs what is missing when run as root on a Debian, which is a container or a test machine.
 * @returns {string[]} names of what stays missing
 */
export function ensureEngines() {
  const engines = [
    { name: "Chromium", find: findBrowser, packages: ["chromium"] },
    { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
    { name: "WebKit", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
  ];
  const missing = engines.filter(({ find }) => !find());
  if (missing.length > 0 && process.getuid?.() === 0 && isDebian())
    install(
      [],
      missing.flatMap(({ packages }) => packages),
    );
  return missing.filter(({ find }) => !find()).map(({ name, packages }) => `${name} (${packages.join(", ")})`);
}

/** @param {string} folder @returns {string[]} */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
}
