/**
 * Cuts the three typefaces down to what the site uses: latin letters, British punctuation, and one point on each axis that the
 * design pins (docs/decisions/0004-fonts.md has the bytes). The sources are the @fontsource-variable packages.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "../..");
const out = path.join(root, ".cache/fonts");

const basic = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");
const latin = Array.from({ length: 0xff - 0xa0 + 1 }, (_, i) => String.fromCodePoint(0xa0 + i)).join("");
const punctuation = "‘’“”–—…•·×→←↑↓✓★−€ŵŷŴŶ";

interface Face {
  name: string;
  file: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const faces: Face[] = [
  {
    name: "display",
    file: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    text: basic + latin + punctuation,
    axes: { wght: 800 },
  },
  {
    name: "accent",
    file: "fraunces/files/fraunces-latin-full-italic.woff2",
    text: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ’'-&!?.,é",
    axes: { wght: 600, SOFT: 100, WONK: 1, opsz: 144 },
  },
  {
    name: "text",
    file: "figtree/files/figtree-latin-wght-normal.woff2",
    text: basic + latin + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Writes the cut typefaces to .cache/fonts, from where app/ui/faces.css takes them. */
export async function makeFonts(): Promise<void> {
  await mkdir(out, { recursive: true });
  for (const face of faces) {
    const source = await readFile(path.join(root, "node_modules/@fontsource-variable", face.file));
    const cut = await subsetFont(source, face.text, { targetFormat: "woff2", variationAxes: face.axes });
    await writeFile(path.join(out, `${face.name}.woff2`), cut);
  }
}
