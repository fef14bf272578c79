/**
 * The owner's photographs: content/acts/<act>/photos/*.jpg, in the order of their names, become AVIF, WebP and JPEG at several
 * widths in .cache/photos, with a list of them for app/ui/poster, and another of the drawings that acts borrow. Files that exist already are not made again.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { Photo, Photos } from "../../app/ui/poster/photos.ts";
import { actFolders, contentFolder } from "../setup/content.mjs";
import { cacheIn, digestOf, eachAtOnce } from "./cached.ts";
import { captionOf, readCaptions } from "./captions.ts";
import { borrowedDrawings } from "./drawings.ts";

const root = path.resolve(import.meta.dirname, "../..");
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
const drawings = "drawings.json";
const isPhoto = (name: string) => /\.jpe?g$/i.test(name);
const byName = new Intl.Collator("en-GB", { numeric: true });

/** @throws naming a file that is no photograph */
export async function makePhotos(): Promise<void> {
  const cache = cacheIn(photoFolder);
  const found: Photos = {};
  for (const act of actFolders()) {
    const folder = path.join(sourceFolder, act, "photos");
    const names = (await readdir(folder).catch(() => [])).filter(isPhoto).sort(byName.compare);
    if (names.length === 0) continue;
    const captions = readCaptions(await readFile(path.join(folder, "captions.txt"), "utf8").catch(() => ""));
    const photos: Photo[] = [];
    for (const name of names) {
      const photo = await makeOne(path.join(folder, name), act, captionOf(name, captions), cache);
      // The same file under two names is one photograph.
      if (!photos.some((other) => other.name === photo.name)) photos.push(photo);
    }
    found[act] = photos;
  }
  await cache.finish([list, drawings]);
  await mkdir(photoFolder, { recursive: true });
  await writeIfOther(path.join(photoFolder, list), `${JSON.stringify(found, null, 1)}\n`);
  await writeIfOther(path.join(photoFolder, drawings), `${JSON.stringify(await borrowedDrawings(), null, 1)}\n`);
}

async function makeOne(file: string, act: string, alt: string, cache: ReturnType<typeof cacheIn>): Promise<Photo> {
  const bytes = await readFile(file);
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch((error: Error) => {
      throw new Error(`${path.relative(root, file)} cannot be read as a photograph: ${error.message}`);
    });
  const name = `photo-${act}-${digestOf(bytes, JSON.stringify([widths, formats, sharp.versions.sharp])).slice(0, 12)}`;
  const fitting = widths.filter((width) => width <= autoOrient.width);
  const made = fitting.length > 0 ? fitting : [autoOrient.width];
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
  const wanted = made.flatMap((width) => (Object.keys(formats) as Format[]).map((format) => ({ width, format })));
  await eachAtOnce(wanted, async ({ width, format }) => {
    await cache.keep(`${name}-${width}.${format}`, async () => {
      const { data, info } = await decoded();
      const { width: fullWidth, height, channels } = info;
      return encode(sharp(data, { raw: { width: fullWidth, height, channels } }).resize({ width }), format);
    });
  });
  return { name, alt, width: autoOrient.width, height: autoOrient.height, widths: made };
}

function encode(picture: Sharp, format: Format): Promise<Buffer> {
  if (format === "avif") return picture.avif(formats.avif).toBuffer();
  if (format === "webp") return picture.webp(formats.webp).toBuffer();
  return picture.jpeg(formats.jpg).toBuffer();
}

/** Writes only a change: the development server reloads pages when the list is written. */
async function writeIfOther(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text);
}
