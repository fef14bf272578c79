/**
 * What the pages look like, from content/brand/: colours, typefaces and the mark become .cache/brand, from where the stylesheet, the
 * components and the pictures take them. Made before every build, and when `npm run dev` starts.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import palette from "#content/brand/palette.ts";
import { type Colour, type Colours, drawnIn, tonesOf } from "../../../app/content/colours.ts";
import { fallbackSheet } from "./fallbacks.ts";
import { makeFonts } from "./fonts.ts";
import { makeIcons } from "./icons.ts";
import { brandFolder, readMark } from "./mark.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const drawings = ["app/ui/poster/art", "app/pages/home/art", "app/pages/locations/art"].map((folder) =>
  path.join(root, folder),
);

export async function makeBrand(): Promise<void> {
  await rm(brandFolder, { recursive: true, force: true });
  await mkdir(path.join(brandFolder, "art"), { recursive: true });
  const mark = await readMark();
  const write = (name: string, text: string) => writeFile(path.join(brandFolder, name), text);
  await Promise.all([
    write("palette.css", paletteSheet(palette)),
    write("mark.svg", mark.svg),
    makeIcons(mark, palette.paper),
    ...drawings.map(paintAll),
    makeFonts().then(async () => write("fallbacks.css", await fallbackSheet())),
  ]);
}

const paletteSheet = (colours: Colours): string => {
  const tokens = Object.entries({ ...colours, ...tonesOf(colours) }).map(([name, hex]) => `  --${name}: ${hex};\n`);
  return `:root {\n${tokens.join("")}}\n`;
};

async function paintAll(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const svg = await readFile(path.join(folder, name), "utf8");
    await writeFile(path.join(brandFolder, "art", name), painted(svg, palette));
  }
}

/** A drawing of ours in other colours; skin and hair keep theirs. */
export function painted(svg: string, colours: Colours): string {
  const names = new Map(Object.entries(drawnIn).map(([name, hex]) => [hex, name as Colour]));
  return svg.replace(/#[0-9a-f]{6}\b|#fff\b/gi, (found) => {
    const name = names.get(found === "#fff" ? drawnIn.white : found.toLowerCase());
    return name && colours[name] !== drawnIn[name] ? colours[name] : found;
  });
}
