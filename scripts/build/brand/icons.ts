/** The site's icons for browsers and phones: the mark on a tile of paper. Vite serves the folder (publicDir). */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { brandFolder, type Mark, markIn } from "./mark.ts";

/** A tile with round corners. Phones that cut icons to a shape get a full square, with the mark inside the circle that stays visible. */
const tile = (mark: Mark, paper: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${paper}"/>${markIn(mark, 5, 5, 54, 54)}</svg>\n`;
const maskable = (mark: Mark, paper: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="${paper}"/>${markIn(mark, 13, 13, 38, 38)}</svg>\n`;

const pngs = [
  { name: "apple-touch-icon.png", of: maskable, side: 180 },
  { name: "icon-192.png", of: tile, side: 192 },
  { name: "icon-512.png", of: tile, side: 512 },
  { name: "icon-maskable-192.png", of: maskable, side: 192 },
  { name: "icon-maskable-512.png", of: maskable, side: 512 },
] as const;

export async function makeIcons(mark: Mark, paper: string): Promise<void> {
  const folder = path.join(brandFolder, "public");
  await mkdir(folder, { recursive: true });
  const favicon = tile(mark, paper);
  await Promise.all([
    ...pngs.map(async ({ name, of, side }) => writeFile(path.join(folder, name), await drawn(of(mark, paper), side))),
    writeFile(path.join(folder, "favicon.svg"), favicon),
    writeFile(path.join(folder, "favicon.ico"), ico(await drawn(favicon, 32))),
  ]);
}

/** @param side pixels */
const drawn = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize(side, side)
    .png({ palette: true, dither: 0 })
    .toBuffer();

/** An .ico with one PNG of 32 by 32 in it: every browser since 2009 reads that. */
function ico(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6); // width
  head.writeUInt8(32, 7); // height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits to a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
