/** Draws the social image of each page into build/client/social. */
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import site from "#content/site.ts";
import { socialImagePath } from "../../app/features/site/social.ts";
import { cacheIn, digestOf, eachAtOnce } from "./cached.ts";
import { openStyles } from "./outlines.ts";
import { sitePages } from "./site-pages.ts";
import { type Ingredients, socialSvg } from "./social-card.ts";

const root = path.resolve(import.meta.dirname, "../..");
const artFolder = path.join(root, "app/ui/poster/art");

/** Enough for flat colours and their soft edges, not for a photograph. */
const palette = { palette: true, colours: 128, effort: 4, dither: 0 } as const;

/** @returns how many there are and how many of them were drawn now */
export async function makeSocialImages(client: string): Promise<{ all: number; drawn: number }> {
  const [pages, ingredients] = await Promise.all([sitePages(), gather()]);
  const cache = cacheIn(path.join(root, ".cache/social"));
  const recipe = JSON.stringify([palette, sharp.versions.sharp, sharp.versions.vips]);
  await eachAtOnce(pages, async ({ path: address, card }) => {
    const svg = socialSvg(card, ingredients);
    const drawn = await cache.keep(`${digestOf(svg, recipe)}.png`, () =>
      sharp(Buffer.from(svg)).png(palette).toBuffer(),
    );
    const image = path.join(client, socialImagePath(address));
    await mkdir(path.dirname(image), { recursive: true });
    await copyFile(drawn, image);
  });
  return { all: pages.length, drawn: await cache.finish() };
}

async function gather(): Promise<Ingredients> {
  const [styles, tokens, mark, names] = await Promise.all([
    openStyles(),
    readFile(path.join(root, "app/ui/tokens.css"), "utf8"),
    readFile(path.join(root, "app/ui/brand/mark.svg"), "utf8"),
    readdir(artFolder),
  ]);
  const art = await Promise.all(
    names.map(async (name) => [path.parse(name).name, await readFile(path.join(artFolder, name), "utf8")] as const),
  );
  const colours = Object.fromEntries(
    [...tokens.matchAll(/--(\w+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
  return { styles, colours, art: new Map(art), mark, brand: site.name };
}
