/** Draws the social image of each page. */
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import palette from "#content/brand/palette.ts";
import site from "#content/site.ts";
import { socialImagePath } from "../../app/features/site/social.ts";
import { root } from "../setup/installed.mjs";
import { brandFolder, readMark } from "./brand/mark.ts";
import { cacheIn, eachAtOnce } from "./cached.ts";
import { digestOf } from "./digest.mjs";
import { borrowedDrawings } from "./drawings.ts";
import { openStyles } from "./outlines.ts";
import { squarePhotos } from "./photos.ts";
import { sitePages } from "./site-pages.ts";
import { type Ingredients, socialSvg } from "./social-card.ts";

const artFolder = path.join(brandFolder, "art");

/** Images stay below 300 KB, the most that chat apps show: a drawing takes about 110 KB, a photograph needs fewer colours, dithered. */
const drawing = {};
const photographed = { palette: true, colours: 256, effort: 7, dither: 0.8 } as const;

/** @returns how many were drawn now (the others are cached), and a function that puts all of them into the built site */
export async function drawSocialImages(): Promise<{ drawn: number; putInto(client: string): Promise<void> }> {
  const [pages, ingredients] = await Promise.all([sitePages(), gather()]);
  const cache = cacheIn(path.join(root, ".cache/social"));
  const recipe = JSON.stringify([drawing, photographed, sharp.versions.sharp, sharp.versions.vips]);
  const files = new Map<string, string>();
  await eachAtOnce(pages, async ({ path: address, card }) => {
    const svg = socialSvg(card, ingredients);
    const format = svg.includes("data:image/jpeg") ? photographed : drawing;
    const drawn = await cache.keep(`${digestOf(svg, recipe)}.png`, () =>
      sharp(Buffer.from(svg)).flatten().png(format).toBuffer(),
    );
    files.set(socialImagePath(address), drawn);
  });
  return {
    drawn: await cache.finish(),
    async putInto(client) {
      for (const [image, drawn] of files) {
        await mkdir(path.dirname(path.join(client, image)), { recursive: true });
        await copyFile(drawn, path.join(client, image));
      }
    },
  };
}

async function gather(): Promise<Ingredients> {
  const [styles, names] = await Promise.all([openStyles(), readdir(artFolder)]);
  const art = await Promise.all(
    names.map(async (name) => [path.parse(name).name, await readFile(path.join(artFolder, name), "utf8")] as const),
  );
  const drawn = new Map(art);
  for (const [act, drawing] of Object.entries(await borrowedDrawings())) drawn.set(act, drawn.get(drawing) ?? "");
  for (const [act, file] of Object.entries(await squarePhotos()))
    drawn.set(act, photograph(await readFile(file, "base64")));
  return { styles, colours: palette, art: drawn, mark: readMark(), brand: site.name };
}

/** A photograph as an SVG, which takes the place of the act's poster. */
const photograph = (jpeg: string) =>
  `<svg viewBox="0 0 1200 1200"><image href="data:image/jpeg;base64,${jpeg}" width="1200" height="1200"/></svg>`;
