import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFiles, filesIn } from "./content.mjs";
import { root, run } from "./installed.mjs";

const stamp = path.join(root, "build/.built");
const inputs = ["app", "server", "scripts/build"];
const files = ["package.json", "package-lock.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"];

/** A digest of everything that the build reads. */
function fingerprint() {
  const hash = createHash("sha256").update(process.env.PUBLIC_ORIGIN ?? "");
  const add = (/** @type {string} */ file) => hash.update(file).update(readFileSync(path.join(root, file)));
  for (const file of [...files, ...contentFiles()]) add(file);
  for (const folder of inputs) for (const file of filesIn(path.join(root, folder))) add(path.join(folder, file));
  return hash.digest("hex");
}

/**
 * Builds the site unless the last build was made from the same files for the same public origin.
 * @param {() => void} before run first when there is something to build
 */
export function ensureBuilt(before = () => {}) {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  before();
  console.log("Building the site …");
  rmSync(stamp, { force: true });
  run("node", ["scripts/build/build.ts"], { NODE_ENV: "production" });
  writeFileSync(stamp, now);
}
