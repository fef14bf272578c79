/** Makes build/ from scratch: colours and fonts, the site, its prerendered pages, their policies, and everything compressed. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { blockedAttributes, inlineHashes } from "../../app/first-paint/inline-hashes.server.ts";
import { startFromFile } from "../../app/first-paint/park-modules.server.ts";
import { filesIn } from "../setup/content.mjs";
import { root } from "../setup/installed.mjs";
import { makeBrand } from "./brand/brand.ts";
import { compressFiles } from "./compress.ts";
import { ensureDesk } from "./desk.ts";
import { makeDeskFiles } from "./desk-files.ts";
import { makeEmailPictures } from "./email-pictures.ts";
import { listFiles } from "./list-files.ts";
import { makePhotos } from "./photos.ts";
import { progress } from "./progress.ts";
import { keepReleases } from "./releases.ts";
import { buildRoutes } from "./routes.ts";
import { drawSocialImages } from "./social-images.ts";

const client = path.join(root, "build/client");

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

await rm(path.join(root, "build"), { recursive: true, force: true });
// Node's compile cache of earlier builds is never used again, and would grow with each build.
await rm(path.join(root, ".cache/compiled"), { recursive: true, force: true });
await makeBrand();

await makePhotos();
// In parallel: the router's build uses one thread for most of its time.
const [prerendered, social] = await Promise.all([
  buildRoutes((pages) => progress(`Building the site … ${pages} pages`)),
  drawSocialImages(),
]);
progress(`Building the site … ${prerendered} pages, ${social.drawn} social images drawn now`);
// After the router's build, which empties the folder.
await ensureDesk();
await writeFile(path.join(root, "build/desk-files.json"), JSON.stringify(await makeDeskFiles(client)));
await Promise.all([social.putInto(client), makeEmailPictures(client)]);

const pages: Record<string, ReturnType<typeof inlineHashes>> = {};
const blocked: string[] = [];
for (const name of filesIn(client).filter((name) => path.basename(name) === "index.html")) {
  const file = path.join(client, name);
  const { html, file: start } = startFromFile(await readFile(file, "utf8"));
  await writeFile(file, html);
  if (start) await writeFile(path.join(client, start.path), start.text);
  const address = `/${path.relative(client, path.dirname(file))}`;
  pages[address] = inlineHashes(html);
  blocked.push(...blockedAttributes(html).map((tag) => `  ${address}: ${tag}`));
}
if (blocked.length > 0) console.warn(`The policy will ignore these attributes; use classes:\n${blocked.join("\n")}`);
await writeFile(path.join(root, "build/pages.json"), JSON.stringify(pages));
const files = filesIn(client).map((name) => path.join(client, name));
await compressFiles(files, path.join(root, ".cache/compressed"));
const store = process.env.RELEASES_DIR ?? path.join(root, ".cache/releases");
const earlier = await keepReleases(client, store);
await writeFile(path.join(root, "build/files.json"), JSON.stringify(listFiles(client)));
progress(
  `${Object.keys(pages).length} pages and ${files.length} files built in ${seconds()}; ` +
    `the files of ${earlier} earlier release(s) are served beside them`,
);
progress.end();
