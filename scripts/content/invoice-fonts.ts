/**
 * `node scripts/content/invoice-fonts.ts` cuts the site's typefaces for invoices (app/features/invoice/fonts): one weight to a file, since a
 * PDF embeds no variable font, and as TrueType, since pdfkit can't subset WOFF2. Run again when a typeface's package is updated.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const packages = path.resolve(import.meta.dirname, "../../node_modules/@fontsource-variable");
const out = path.resolve(import.meta.dirname, "../../app/features/invoice/fonts");
/** Every character that one of the files may have; each keeps those that it has. */
const everything = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");

const faces = [
  { name: "text", file: "figtree/files/figtree-latin-wght-normal.woff2", weight: 400 },
  { name: "text-ext", file: "figtree/files/figtree-latin-ext-wght-normal.woff2", weight: 400 },
  { name: "strong", file: "figtree/files/figtree-latin-wght-normal.woff2", weight: 700 },
  { name: "strong-ext", file: "figtree/files/figtree-latin-ext-wght-normal.woff2", weight: 700 },
  { name: "display", file: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2", weight: 800 },
] as const;

mkdirSync(out, { recursive: true });
for (const { name, file, weight } of faces) {
  const source = readFileSync(path.join(packages, file));
  const cut = await subsetFont(source, everything, { targetFormat: "sfnt", variationAxes: { wght: weight } });
  writeFileSync(path.join(out, `${name}.ttf`), cut);
}
copyFileSync(path.join(packages, "figtree/LICENSE"), path.join(out, "figtree-licence.txt"));
copyFileSync(path.join(packages, "bricolage-grotesque/LICENSE"), path.join(out, "bricolage-grotesque-licence.txt"));
