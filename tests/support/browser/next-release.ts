/**
 * The next release of the built site, made from this one: every script under a new name, its references changed to match. It still serves
 * this release's scripts, as builds keep those of earlier releases.
 */
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inlineHashes } from "../../../app/first-paint/inline-hashes.server.ts";
import { listFiles } from "../../../scripts/build/list-files.ts";

const root = path.resolve(import.meta.dirname, "../../..");

/** @returns a folder to serve from, and a function that removes it */
export async function nextRelease(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "next-release-"));
  const build = path.join(root, "build");
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  // Copied, because Node resolves symbolic links and would serve the original build.
  for (const name of ["scripts", "server", "package.json"]) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  const served = await readFile(path.join(build, "client/release.txt"), "utf8");
  const scripts = (await readdir(path.join(build, "client/assets"))).filter((name) => /-[\w-]{8}\.js$/.test(name));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/.{4}\.js$/, "next.js")]));
  // One pattern for all names: an alternation of a thousand names took half a minute for the pages.
  const names = /[\w.-]+-[\w-]{8}\.js/g;
  const version = served.trim();
  const rewrite = (text: string) =>
    text.replace(names, (name) => renamed.get(name) ?? name).replaceAll(version, `${version.slice(0, -4)}next`);

  const policies: Record<string, ReturnType<typeof inlineHashes>> = {};
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    // Place pages, most of the build, are left out: the server renders them on request. No page loads the social images.
    if (!entry.isFile() || /\.(br|gz)$|client\/(social\/|[\w-]+-hire-[\w-]+(\/|\.data))/.test(from)) continue;
    const to = path.join(folder, "build", rewrite(path.relative(build, from)));
    await mkdir(path.dirname(to), { recursive: true });
    if (!/\.(js|html|data|txt)$/.test(entry.name)) {
      await copyFile(from, to);
      continue;
    }
    const text = rewrite(await readFile(from, "utf8"));
    await writeFile(to, text);
    if (renamed.has(entry.name)) await copyFile(from, path.join(path.dirname(to), entry.name));
    if (entry.name === "index.html") {
      policies[`/${path.relative(path.join(build, "client"), entry.parentPath)}`] = inlineHashes(text);
    }
  }
  await writeFile(path.join(folder, "build/pages.json"), JSON.stringify(policies));
  await writeFile(path.join(folder, "build/files.json"), JSON.stringify(listFiles(path.join(folder, "build/client"))));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
