/**
 * The agency's typefaces for invoices, in brand/invoice of its content: one weight per file, since a PDF can't embed a variable font, and
 * as TrueType, since pdfkit can't subset WOFF2. They are kept with the content because tests and the desk draw invoices without a build.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import type { Typefaces } from "../../../app/content/brand-shapes.ts";
import { anyLetter, faceFile, pinned } from "./fonts.ts";

/** What the files were cut from, as recorded in the folder. */
export const cutFrom = ({ display, text }: Typefaces): string => `${JSON.stringify({ display, text }, null, 2)}\n`;
export const cutFromFile = "brand/invoice/cut-from.json";

/** @throws when a typeface is not installed */
export async function cutInvoiceFonts(folder: string, typefaces: Typefaces): Promise<void> {
  const outFolder = path.join(folder, path.dirname(cutFromFile));
  mkdirSync(outFolder, { recursive: true });
  const { display, text } = typefaces;
  for (const [name, face] of Object.entries({
    display,
    text: { ...text, weight: 400 },
    strong: { ...text, weight: 700 },
  })) {
    const latin = faceFile(face, folder);
    if (!latin) throw new Error(`${face.package} is not installed (docs/brand.md)`);
    const cut = async (from: string, to: string) => {
      const made = await subsetFont(readFileSync(from), anyLetter, {
        targetFormat: "sfnt",
        variationAxes: pinned(face),
      });
      writeFileSync(path.join(outFolder, to), made);
    };
    await cut(latin, `${name}.ttf`);
    // A typeface without a latin-ext file has no further letters.
    if (name !== "display") await cut(faceFile(face, folder, "latin-ext") ?? latin, `${name}-ext.ttf`);
    copyFileSync(
      path.join(path.dirname(latin), "../LICENSE"),
      path.join(outFolder, `${path.basename(face.package)}-licence.txt`),
    );
  }
  writeFileSync(path.join(folder, cutFromFile), cutFrom(typefaces));
}
