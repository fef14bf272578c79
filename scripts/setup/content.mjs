// Which folder has the agency's content: CONTENT, relative to the project's root; the shipped example when it is not set.
// All code imports it as "#content/…": package.json maps that to the shipped folder, Vite uses `contentAlias`, Node content-hook.ts.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./installed.mjs";

export const contentFolder = path.resolve(root, process.env.CONTENT || "content");
/** For Vite's resolve.alias */
export const contentAlias = aliasTo(contentFolder);
export function aliasTo(/** @type {string} */ folder) {
  return [{ find: /^#content\//, replacement: `${folder}/` }];
}

/** The acts, by their folders. */
export function actFolders(/** @type {string} */ folder = contentFolder) {
  const acts = path.join(folder, "acts");
  if (!existsSync(acts)) return [];
  return readdirSync(acts).filter((name) => existsSync(path.join(acts, name, "act.ts")));
}

/** The addresses of the service pages: each act's own, then those of several acts. */
export async function serviceSlugs() {
  const own = actFolders().map((act) => path.join(contentFolder, "acts", act, "page.ts"));
  const pages = path.join(contentFolder, "pages");
  const shared = readdirSync(pages).filter((name) => name.endsWith("-hire.ts"));
  const files = [...own.filter((file) => existsSync(file)), ...shared.map((name) => path.join(pages, name))];
  const read = await Promise.all(files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)));
  return read.map(({ default: page }) => page.slug);
}

/** Every file in the folder and in those below it, by its path from the folder. */
export function filesIn(/** @type {string} */ folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))).sort();
}

/** Every file of the content, by its path from the project's root; without hidden files and node_modules. */
export function contentFiles() {
  const hidden = /(^|[\\/])(\.|node_modules[\\/])/;
  const files = filesIn(contentFolder).filter((file) => !hidden.test(file));
  return files.map((file) => path.relative(root, path.join(contentFolder, file)));
}
