import sharp from "sharp";
import { expect, test } from "vitest";
import { positionsOf, shapes } from "./framing.ts";

/** A photograph with a head on it: a disc of skin on a plain background, at per cent of width and height. */
async function photograph(width: number, height: number, [x, y]: [number, number], orientation?: number) {
  const radius = Math.min(width, height) * 0.09;
  const scene = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#4a5a52"/>
    <circle cx="${(width * x) / 100}" cy="${(height * y) / 100}" r="${radius}" fill="#d98d63"/></svg>`;
  const upright = sharp(Buffer.from(scene)).jpeg();
  if (!orientation) return { bytes: await upright.toBuffer(), radius };
  // Stored lying on its side, as phones store photographs.
  const turned = await sharp(await upright.toBuffer())
    .rotate(-90)
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();
  return { bytes: turned, radius };
}

/** Whether the whole head is in the frame that CSS cuts with this object-position. */
function headIsInside(
  [width, height]: [number, number],
  ratio: number,
  position: string,
  [x, y]: [number, number],
  radius: number,
) {
  const [px = 0, py = 0] = position.split(" ").map((part) => Number.parseInt(part, 10) / 100);
  const wide = Math.min(width, height * ratio);
  const high = Math.min(height, width / ratio);
  const left = (width - wide) * px;
  const top = (height - high) * py;
  const [cx, cy] = [(width * x) / 100, (height * y) / 100];
  return cx - radius >= left && cx + radius <= left + wide && cy - radius >= top && cy + radius <= top + high;
}

const sizes: [number, number][] = [
  [1500, 1000],
  [1000, 1500],
  [1825, 1370],
  [1000, 750],
  [750, 1000],
];
const faces: [number, number][] = [
  [12, 15],
  [88, 20],
  [50, 85],
  [90, 88],
];

test.each(sizes)("a face near the edge stays whole in every cut of %i by %i", async (width, height) => {
  for (const face of faces) {
    const { bytes, radius } = await photograph(width, height, face);
    const positions = await positionsOf(bytes, face);
    for (const [shape, ratio] of Object.entries(shapes)) {
      const position = positions[shape as keyof typeof shapes];
      expect(
        headIsInside([width, height], ratio, position, face, radius),
        `${shape} at ${position}, face ${face}`,
      ).toBe(true);
    }
  }
});

test("without a word about it a head in the upper half is found", async () => {
  for (const face of [
    [14, 30],
    [85, 25],
    [50, 20],
  ] as [number, number][]) {
    for (const [width, height] of [
      [750, 500],
      [500, 750],
    ] as const) {
      const { bytes, radius } = await photograph(width, height, face);
      const positions = await positionsOf(bytes);
      for (const [shape, ratio] of Object.entries(shapes)) {
        const position = positions[shape as keyof typeof shapes];
        expect(
          headIsInside([width, height], ratio, position, face, radius),
          `${shape} at ${position}, face ${face}`,
        ).toBe(true);
      }
    }
  }
});

test("a photograph that the camera turned is cut upright", async () => {
  const face: [number, number] = [88, 30];
  const { bytes, radius } = await photograph(750, 500, face, 6);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([500, 750]);
  expect(headIsInside([750, 500], 1, (await positionsOf(bytes, face)).square, face, radius)).toBe(true);
});
