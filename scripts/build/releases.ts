/**
 * The hashed files of earlier builds are served for a while, so that a tab that was open before a release still finds its own files
 * (docs/decisions/0021). They are stored outside build/, each once, with a list for each release.
 */
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

export interface Release {
  /** The router's version of the build, which the browser has too */
  id: string;
  /** ISO 8601 UTC */
  builtAt: string;
  /** Names in build/client/assets */
  files: string[];
}

/**
 * Milliseconds for which a release's files are served, and how many releases at most. Tabs of older ones open their next page as a new
 * document.
 */
const maxAge = 30 * 24 * 3_600_000;
const maxReleases = 10;

/** Newest first. The previous release is always kept, however old: a visitor may have it open today. */
export function releasesToKeep(earlier: readonly Release[], now: Date): Release[] {
  const newestFirst = [...earlier].sort((a, b) => b.builtAt.localeCompare(a.builtAt)).slice(0, maxReleases);
  return newestFirst.filter(
    ({ builtAt }, index) => index === 0 || now.getTime() - new Date(builtAt).getTime() < maxAge,
  );
}

/**
 * Keeps this build's assets in `store`, adds those of earlier releases to the build, and names the release in /release.txt.
 * @param client the built site, already compressed
 * @returns how many earlier releases are still served
 */
export async function keepReleases(client: string, store: string, now = new Date()): Promise<number> {
  const assets = path.join(client, "assets");
  const storedAssets = path.join(store, "assets");
  await mkdir(storedAssets, { recursive: true });
  const files = (await readdir(assets)).sort();
  const id = await releaseOf(assets, files);

  const list = path.join(store, "releases.json");
  const known = await readFile(list, "utf8")
    .then((text) => JSON.parse(text) as Release[])
    .catch(() => []);
  const earlier = releasesToKeep(
    known.filter((release) => release.id !== id),
    now,
  );
  // Names contain a hash of the content, so a name that is stored needs no comparison.
  const stored = new Set(await readdir(storedAssets));
  for (const file of files)
    if (!stored.has(file)) await copyThenRename(path.join(assets, file), path.join(storedAssets, file));
  const filesOfThis = new Set(files);
  const filesOfEarlier = new Set(earlier.flatMap((release) => release.files).filter((file) => !filesOfThis.has(file)));
  for (const file of filesOfEarlier) {
    // A file may be missing because the store was cleared: a tab of that release then opens its next page as a document.
    await copyFile(path.join(storedAssets, file), path.join(assets, file)).catch(() => {});
  }

  await writeFile(`${list}.part`, JSON.stringify([{ id, builtAt: now.toISOString(), files }, ...earlier]));
  await rename(`${list}.part`, list);
  const unused = (await readdir(storedAssets)).filter((file) => !filesOfThis.has(file) && !filesOfEarlier.has(file));
  await Promise.all(unused.map((file) => rm(path.join(storedAssets, file))));
  await writeFile(path.join(client, "release.txt"), `${id}\n`);
  return earlier.length;
}

/** The version in the router's manifest, by which the browser knows its release (app/startup/release.ts). */
async function releaseOf(assets: string, files: string[]): Promise<string> {
  for (const file of files.filter((name) => /^manifest-[\w-]+\.js$/.test(name))) {
    const text = await readFile(path.join(assets, file), "utf8");
    const version = text.startsWith("window.__reactRouterManifest=") && text.match(/"version":"([\w-]+)"/)?.[1];
    if (version) return version;
  }
  throw new Error(`${assets} has no manifest of the router's: React Router names its build differently now.`);
}

/** Renamed when complete, so that a build that is stopped here leaves no incomplete file. */
async function copyThenRename(from: string, to: string) {
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}
