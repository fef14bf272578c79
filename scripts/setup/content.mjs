// Which folder holds the agency's content: CONTENT, read from the project's root; the shipped example unless it is set.
// Everything imports it as "#content/…": package.json names the shipped one, Vite takes `contentAlias`, Node content-hook.ts.
import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "./installed.mjs";

export const contentFolder = path.resolve(root, process.env.CONTENT || "content");
/** For Vite's resolve.alias */
export const contentAlias = aliasTo(contentFolder);
export function aliasTo(/** @type {string} */ folder) {
  return [{ find: /^#content\//, replacement: `${folder}/` }];
}

/** Every file of the content, from the project's root; a repository's own folders and what a tool put there are none. */
export function contentFiles() {
  const hidden = /(^|[\\/])(\.|node_modules[\\/])/;
  return readdirSync(contentFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !hidden.test(path.relative(contentFolder, file)))
    .map((file) => path.relative(root, file))
    .sort();
}
