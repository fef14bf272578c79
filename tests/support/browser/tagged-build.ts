/** Builds the site of an owner who has a tag and photographs: a copy of the sources with both, and a build of its own. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { DeskFiles } from "../../../app/features/desk/shell/document.tsx";
import { inlineHashes } from "../../../app/first-paint/inline-hashes.server.ts";
import { listFiles } from "../../../scripts/build/list-files.ts";
import { copyProject } from "../processes/copied-project.ts";

export const tagId = "AW-1234567890";

const root = path.resolve(import.meta.dirname, "../../..");
const folder = path.join(root, ".cache/tagged-site");
const lock = path.join(root, ".cache/tagged-site.lock");
const stamp = path.join(folder, "made-from");

/** A few pages are prerendered, and the others are rendered live: both ways of serving have the tag. */
const prerendered = ["/", "/cheeky-butler-hire", "/drag-queen-hire", "/privacy"];

/** Makes the tagged build once for each build of the site itself, in the first worker that needs it. @returns its folder */
export async function taggedBuild(): Promise<string> {
  const madeFrom = String((await stat(path.join(root, "build/server/index.js"))).mtimeMs);
  const ready = async () => existsSync(stamp) && (await readFile(stamp, "utf8")) === madeFrom;
  while (!(await ready())) {
    if (!(await locked())) {
      await wait(200);
      continue;
    }
    try {
      if (!(await ready())) await make(madeFrom);
    } finally {
      await rm(lock, { recursive: true, force: true });
    }
  }
  return folder;
}

/** Takes the lock: one worker builds, the others wait. A lock that a killed run left behind is removed. @returns whether it was taken */
async function locked(): Promise<boolean> {
  await mkdir(path.dirname(lock), { recursive: true });
  try {
    await mkdir(lock);
    return true;
  } catch {
    const since = await stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > 180_000) await rm(lock, { recursive: true, force: true });
    return false;
  }
}

async function make(madeFrom: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  copyProject(folder);
  for (const made of [".cache/fonts", ".cache/brand"])
    await cp(path.join(root, made), path.join(folder, made), { recursive: true });

  const owners = path.join(folder, "content/site.ts");
  const content = await readFile(owners, "utf8");
  const changed = content.replace('tagId: ""', `tagId: "${tagId}"`);
  if (changed === content) throw new Error("content/site.ts has no empty tagId to fill in.");
  await writeFile(owners, changed);
  await photographs(path.join(folder, "content/acts/drag-acts/photos"));
  const config = { ssr: true, prerender: { paths: prerendered }, routeDiscovery: { mode: "initial" } };
  await writeFile(path.join(folder, "react-router.config.ts"), `export default ${JSON.stringify(config)};\n`);

  const cli = path.join(root, "node_modules/@react-router/dev/bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--max-semi-space-size=64", cli, "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The site with a tag could not be built:\n${stdout}\n${stderr}`);
  await writeFile(path.join(folder, "build/pages.json"), JSON.stringify(await policies()));
  // The desk's stylesheet and script have nothing of the content.
  const desk: DeskFiles = JSON.parse(await readFile(path.join(root, "build/desk-files.json"), "utf8"));
  await cp(path.join(root, "build/desk-files.json"), path.join(folder, "build/desk-files.json"));
  for (const file of Object.values(desk))
    await cp(path.join(root, "build/client", file), path.join(folder, "build/client", file));
  await writeFile(path.join(folder, "build/files.json"), JSON.stringify(listFiles(path.join(folder, "build/client"))));
  await writeFile(stamp, madeFrom);
}

/** Makes photographs: wide ones, of which one has every width, a tall one, and one that the camera turned; the first replaces the poster. */
async function photographs(into: string) {
  await mkdir(into, { recursive: true });
  const poster = path.join(root, "app/ui/poster/art/drag-acts.svg");
  // The whole drawing on its own background, like a photograph that was taken to replace the poster.
  const corner = { left: 4, top: 4, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(poster).extract(corner).raw().toBuffer();
  const draw = async (name: string, width: number, height: number, orientation = 1) =>
    writeFile(
      path.join(into, name),
      await sharp(poster)
        .resize(width, height, { fit: "contain", background: { r, g, b } })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer(),
    );
  await Promise.all([
    draw("1-on-stage.jpg", 800, 600),
    draw("2-with-a-fan.jpg", 600, 900),
    draw("3-at-the-bar.jpg", 1800, 1200),
    draw("4-wig-first.jpg", 900, 600, 6),
  ]);
}

/** The policy hashes of each page, as scripts/build/build.ts writes them. */
async function policies() {
  const client = path.join(folder, "build/client");
  const names = (await readdir(client, { recursive: true })).filter((name) => /(^|\/)index\.html$/.test(name));
  const pages = names.map(async (name) => {
    const html = await readFile(path.join(client, name), "utf8");
    return [`/${path.dirname(name).replace(/^\.$/, "")}`, inlineHashes(html)] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

// `npm test` makes it with the other builds, before a journey needs it.
if (import.meta.main) await taggedBuild();
