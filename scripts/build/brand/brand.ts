/**
 * Turns the colours, typefaces and mark of content/brand/ into files in .cache/brand, which the stylesheet, the components and the
 * pictures use. Runs before every build, and when `npm run dev` starts.
 */
import { globSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import palette from "#content/brand/palette.ts";
import { type Colour, type Colours, drawnIn, tonesOf } from "../../../app/content/colours.ts";
import { root } from "../../setup/installed.mjs";
import { fallbackSheet } from "./fallbacks.ts";
import { makeFonts } from "./fonts.ts";
import { makeIcons } from "./icons.ts";
import { brandFolder, readMark } from "./mark.ts";

export async function makeBrand(): Promise<void> {
  await mkdir(path.join(brandFolder, "art"), { recursive: true });
  const mark = await readMark();
  const write = (name: string, text: string) => writeFile(path.join(brandFolder, name), text);
  await Promise.all([
    write("palette.css", paletteSheet(palette)),
    write("mark.svg", mark.svg),
    makeIcons(mark, palette.paper),
    paintAll(),
    makeFonts().then(async () => write("fallbacks.css", await fallbackSheet())),
  ]);
}

const paletteSheet = (colours: Colours): string => {
  const tokens = Object.entries({ ...colours, ...tonesOf(colours) }).map(([name, hex]) => `  --${name}: ${hex};\n`);
  return `:root {\n${tokens.join("")}}\n`;
};

/** Drawings that no longer exist are removed one by one, not with the folder, because other processes may be reading it. */
async function paintAll(): Promise<void> {
  const folder = path.join(brandFolder, "art");
  const drawings = drawingsIn(root);
  for (const [name, file] of drawings)
    await writeFile(path.join(folder, name), painted(await readFile(file, "utf8"), palette));
  for (const name of await readdir(folder)) if (!drawings.has(name)) await rm(path.join(folder, name));
}

/** The file of each drawing by its name; the painted ones are all in one folder. @throws when two have the same name */
export function drawingsIn(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of globSync("app/**/art/*.svg", { cwd: folder }).sort()) {
    const name = path.basename(file);
    const other = files.get(name);
    if (other) throw new Error(`${path.relative(folder, other)} and ${file} have the same name: rename one of them.`);
    files.set(name, path.join(folder, file));
  }
  return files;
}

/** A shipped drawing in other colours; skin and hair keep theirs. */
export function painted(svg: string, colours: Colours): string {
  const names = new Map(Object.entries(drawnIn).map(([name, hex]) => [hex, name as Colour]));
  return svg.replace(/#[0-9a-f]{6}\b|#fff\b/gi, (found) => {
    const name = names.get(found === "#fff" ? drawnIn.white : found.toLowerCase());
    return name && colours[name] !== drawnIn[name] ? colours[name] : found;
  });
}
