/** The site's icons for browsers and phones, drawn from the two SVGs in public/. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const drawings = path.resolve(import.meta.dirname, "../../public");

const pngs = [
  { name: "apple-touch-icon.png", from: "icon-maskable.svg", side: 180 },
  { name: "icon-192.png", from: "favicon.svg", side: 192 },
  { name: "icon-512.png", from: "favicon.svg", side: 512 },
  { name: "icon-maskable-192.png", from: "icon-maskable.svg", side: 192 },
  { name: "icon-maskable-512.png", from: "icon-maskable.svg", side: 512 },
] as const;

export async function makeIcons(client: string): Promise<void> {
  await Promise.all([
    ...pngs.map(async ({ name, from, side }) => writeFile(path.join(client, name), await drawn(from, side))),
    writeFile(path.join(client, "favicon.ico"), ico(await drawn("favicon.svg", 32))),
  ]);
}

/** @param side pixels */
const drawn = (name: string, side: number) =>
  sharp(path.join(drawings, name), { density: 72 * 8 })
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
