/**
 * The owner's photographs: content/acts/<act>/photos/*.jpg, in the order of their names, become AVIF and WebP at several
 * widths and one JPEG in .cache/photos, with a list of them for app/ui/poster, a stylesheet that says how each is cropped, and a list
 * of the drawings that acts without one of their own borrow. Existing files are not made again.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import type { Act } from "../../app/content/shape.ts";
import type { Photo, Photos } from "../../app/ui/poster/photos.ts";
import { actFolders, contentFolder } from "../setup/content.mjs";
import { root } from "../setup/installed.mjs";
import { cacheIn, eachAtOnce } from "./cached.ts";
import { captionKey, captionOf, readCaptions } from "./captions.ts";
import { digestOf } from "./digest.mjs";
import { borrowedDrawings } from "./drawings.ts";
import { type Positions, positionsOf } from "./framing.ts";

export const photoFolder = path.join(root, ".cache/photos");
export const sourceFolder = path.join(contentFolder, "acts");

const widths = [480, 800, 1200, 1600];
const formats = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 76, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
} as const;
type Format = keyof typeof formats;

const list = "photos.json";
const sheet = "photos.css";
const squareList = "squares.json";
const drawings = "drawings.json";
const isPhoto = (name: string) => /\.jpe?g$/i.test(name);
const byName = new Intl.Collator("en-GB", { numeric: true });

/** @throws with the name of a file that cannot be read as a photograph */
export async function makePhotos(): Promise<void> {
  const cache = cacheIn(photoFolder);
  const found: Photos = {};
  const rules = ["/* How each photograph is cut, and the colour of its mount. */"];
  const squares: Record<string, string> = {};
  for (const act of actFolders()) {
    const folder = path.join(sourceFolder, act, "photos");
    const names = (await readdir(folder).catch(() => [])).filter(isPhoto).sort(byName.compare);
    if (names.length === 0) continue;
    const captions = readCaptions(await readFile(path.join(folder, "captions.txt"), "utf8").catch(() => ""));
    const photos: Photo[] = [];
    for (const name of names) {
      const bytes = await readFile(path.join(folder, name));
      const photo = await makeOne(path.join(folder, name), bytes, captionOf(name, captions), cache);
      // The same file under two names is one photograph.
      if (photos.some((other) => other.name === photo.name)) continue;
      photos.push(photo);
      const positions = await positionsOf(bytes, captions.get(captionKey(name))?.face);
      rules.push(...framed(photo, positions));
      squares[act] ??= await squareOf(photo, bytes, positions.square, cache);
    }
    const { theme }: Act = (await import(path.join(sourceFolder, act, "act.ts"))).default;
    rules.push(`.photo-${act}{background:var(--${theme})}`);
    found[act] = photos;
  }
  await cache.finish([list, sheet, squareList, drawings]);
  await mkdir(photoFolder, { recursive: true });
  await writeIfOther(path.join(photoFolder, list), `${JSON.stringify(found, null, 1)}\n`);
  await writeIfOther(path.join(photoFolder, squareList), `${JSON.stringify(squares, null, 1)}\n`);
  await writeIfOther(
    path.join(photoFolder, sheet),
    ["/* scripts/build/photos.ts */", ...rules].map((rule) => `${rule}\n`).join(""),
  );
  await writeIfOther(path.join(photoFolder, drawings), `${JSON.stringify(await borrowedDrawings(), null, 1)}\n`);
}

/** A page has no style attributes, so each photograph's crop is a rule in a stylesheet. */
const framed = ({ name, width, height }: Photo, positions: Positions): string[] => [
  `.${name}{--ratio:${(width / height).toFixed(3)}}`,
  ...Object.entries(positions).map(([shape, at]) => `.${name}.poster-${shape}{object-position:${at}}`),
];

type Cache = ReturnType<typeof cacheIn>;

async function makeOne(file: string, bytes: Uint8Array, alt: string, cache: Cache): Promise<Photo> {
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch((error: Error) => {
      throw new Error(`${path.relative(root, file)} cannot be read as a photograph: ${error.message}`);
    });
  const name = `photo-${digestOf(bytes, JSON.stringify([widths, formats, sharp.versions.sharp])).slice(0, 12)}`;
  const fitting = widths.filter((width) => width <= autoOrient.width);
  const made = fitting.length > 0 ? fitting : [autoOrient.width];
  const plain = made.findLast((width) => width <= 1200) ?? autoOrient.width;
  // Decoded once, at the largest width: the original may have 50 megapixels.
  let base: Promise<{ data: Buffer; info: OutputInfo }> | undefined;
  const decoded = () => {
    base ??= sharp(bytes)
      .autoOrient()
      .resize({ width: Math.max(...made) })
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return base;
  };
  const wanted: { width: number; format: Format }[] = [
    ...made.flatMap((width) => (["avif", "webp"] as const).map((format) => ({ width, format }))),
    { width: plain, format: "jpg" },
  ];
  await eachAtOnce(wanted, async ({ width, format }) => {
    await cache.keep(`${name}-${width}.${format}`, async () => {
      const { data, info } = await decoded();
      const { width: fullWidth, height, channels } = info;
      const picture = sharp(data, { raw: { width: fullWidth, height, channels } }).resize({ width });
      return picture.toFormat(format === "jpg" ? "jpeg" : format, formats[format]).toBuffer();
    });
  });
  return { name, alt, width: autoOrient.width, height: autoOrient.height, widths: made, plain };
}

/** An act's first photograph as on its card, for social images. @returns its file */
function squareOf({ name, width, height }: Photo, bytes: Uint8Array, at: string, cache: Cache): Promise<string> {
  const side = Math.min(width, height);
  const [left = 0, top = 0] = at.split(" ").map((part) => Number.parseInt(part, 10) / 100);
  return cache.keep(`square-${name}-${at.replace(" ", "-").replaceAll("%", "")}.jpg`, () =>
    sharp(bytes)
      .autoOrient()
      .extract({
        left: Math.round((width - side) * left),
        top: Math.round((height - side) * top),
        width: side,
        height: side,
      })
      .resize(600)
      .removeAlpha()
      .toColourspace("srgb")
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
}

/** The squares that makePhotos has cut, by act. */
export const squarePhotos = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(path.join(photoFolder, squareList), "utf8"));

/** Writes the file only if it has changed: the development server reloads pages when the list is written. */
async function writeIfOther(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => undefined)) !== text) await writeFile(file, text);
}
