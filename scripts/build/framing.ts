/**
 * Which part of a photograph a page shows when it crops it: the part around the face whose position captions.txt gives. Without that,
 * horizontally what libvips finds most interesting and, vertically, where heads usually are, which libvips does not detect.
 */
import sharp, { type Sharp } from "sharp";

/** The shapes in which posters are shown, width by height (app/ui/poster/poster.css). */
export const shapes = { portrait: 3 / 4, landscape: 4 / 3, square: 1 };
export type Positions = Record<keyof typeof shapes, string>;

/** @returns for each shape CSS's object-position, in per cent */
export async function positionsOf(bytes: Uint8Array, face?: readonly [number, number]): Promise<Positions> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: 320, height: 320, fit: "inside" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const small = () => sharp(data, { raw: { width, height, channels } });
  const each = Object.entries(shapes).map(async ([shape, ratio]) => {
    // The largest frame of this shape that fits.
    const wide = Math.min(width, Math.round(height * ratio));
    const high = Math.min(height, Math.round(width / ratio));
    const at = face
      ? middleAt(face, [wide / width, high / height])
      : await attention(small(), { width, height, wide, high });
    return [shape, at.map((part) => `${Math.round(part * 100)}%`).join(" ")];
  });
  return Object.fromEntries(await Promise.all(each));
}

/** The frame with the face in its middle, or as near as the photograph's edge allows. @returns its position across and down, 0 to 1 */
function middleAt(face: readonly [number, number], frame: readonly [number, number]): number[] {
  return face.map((percent, axis) => {
    const part = frame[axis] ?? 1;
    return part >= 1 ? 0.5 : Math.min(1, Math.max(0, (percent / 100 - part / 2) / (1 - part)));
  });
}

/** Share of the height outside the frame that is above it */
const headroom = 0.15;

interface Sizes {
  width: number;
  height: number;
  wide: number;
  high: number;
}

async function attention(picture: Sharp, { width, height, wide, high }: Sizes): Promise<number[]> {
  if (wide >= width) return [0.5, high < height ? headroom : 0.5];
  const { info } = await picture
    .resize({ width: wide, height: high, fit: "cover", position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const part = (offset: number, room: number) => (room > 0 ? Math.min(1, -offset / room) : 0.5);
  return [part(info.cropOffsetLeft ?? 0, width - wide), headroom];
}
