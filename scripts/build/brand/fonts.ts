/**
 * Cuts the three typefaces of content/brand/typefaces.ts down to what the site uses: latin letters, British punctuation, and one
 * point on each axis (docs/decisions/0004-fonts.md has the bytes).
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import typefaces from "#content/brand/typefaces.ts";
import type { Face } from "../../../app/content/brand-shapes.ts";
import { contentFolder } from "../../setup/content.mjs";
import { root } from "../../setup/installed.mjs";

export const fontFolder = path.join(root, ".cache/fonts");

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
/** Every character up to the minus sign: a typeface cut to these keeps all that it has of them. */
export const anyLetter = letters(0x20, 0x2212);
const everything = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}‘’“”–—…•·×→←↑↓✓★−€ŵŷŴŶ`;
const oneWord = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ’'-&!?.,é";

const isVariable = (name: string) => name.startsWith("@fontsource-variable/");

/** The file of a face in its package. @returns undefined where the package, or that weight or style of it, is not installed */
export function faceFile(
  { package: name, weight, style = "normal", axes }: Omit<Face, "weight"> & { weight?: number },
  folder = contentFolder,
  letters: "latin" | "latin-ext" = "latin",
): string | undefined {
  const cut = isVariable(name) ? (axes ? "full" : "wght") : String(weight);
  const file = path.join("node_modules", name, `files/${path.basename(name)}-${letters}-${cut}-${style}.woff2`);
  // The agency's own folder may have packages of its own.
  return [folder, root].map((where) => path.join(where, file)).find((one) => existsSync(one));
}

/** Writes the cut typefaces to .cache/fonts, where app/ui/faces.css expects them. */
export async function makeFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true });
  const { display, accent, text } = typefaces;
  await Promise.all([
    cut("display", display, everything, pinned(display)),
    cut("accent", accent, oneWord, pinned(accent)),
    cut("text", text, everything, { wght: { min: 400, max: 700 } }),
  ]);
}

type Axes = Record<string, number | { min: number; max: number }>;
export const pinned = (face: Face): Axes => (isVariable(face.package) ? { wght: face.weight, ...face.axes } : {});

async function cut(name: string, face: Parameters<typeof faceFile>[0], letters: string, variationAxes: Axes) {
  const file = faceFile(face);
  if (!file) throw new Error(`content/brand/typefaces.ts: ${face.package} is not installed (docs/brand.md).`);
  const made = await subsetFont(await readFile(file), letters, { targetFormat: "woff2", variationAxes });
  await writeFile(path.join(fontFolder, `${name}.woff2`), made);
}
