/** Text as outlines in the site's typefaces, shaped by HarfBuzz, so that pictures need no installed fonts and are the same everywhere. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { anyLetter, fontFolder } from "./brand/fonts.ts";

interface Style {
  font: Font;
  /** Units of the font to an em */
  unitsPerEm: number;
  /** Ems added after each letter */
  tracking: number;
  /** Relative size, for typefaces that look smaller */
  scale: number;
}
export type Styles = Record<"display" | "accent" | "text", Style>;

/** The three typefaces as the pages set them (app/ui/type.css), cut by scripts/build/brand/fonts.ts. */
export async function openStyles(): Promise<Styles> {
  const [display, accent, text] = await Promise.all(["display", "accent", "text"].map(openFont));
  if (!display || !accent || !text) throw new Error("The fonts have not been cut.");
  text.font.setVariations([new Variation("wght", 600)]);
  return {
    display: { ...display, tracking: -0.03, scale: 1 },
    accent: { ...accent, tracking: -0.02, scale: 1.06 },
    text: { ...text, tracking: 0, scale: 1 },
  };
}

export async function openFont(name: string): Promise<{ font: Font; unitsPerEm: number }> {
  const woff2 = await readFile(path.join(fontFolder, `${name}.woff2`));
  const plain = await subsetFont(woff2, anyLetter, { targetFormat: "sfnt" });
  const face = new Face(new Blob(plain));
  return { font: new Font(face), unitsPerEm: face.upem };
}

interface Outline {
  /** SVG of the words with their first letter's origin at 0, 0 */
  svg: string;
  /** Pixels */
  width: number;
}

/** The glyphs of a text and how far each moves the next, in units of the font. */
export function glyphsOf(text: string, font: Font) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** @param size pixels to an em */
export function outline(text: string, style: Style, size: number): Outline {
  const scale = (size * style.scale) / style.unitsPerEm;
  const tracking = style.tracking * style.unitsPerEm;
  let x = 0;
  const glyphs = glyphsOf(text, style.font).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const path = style.font.glyphToPath(codepoint);
    const at = x + xOffset;
    x += xAdvance + tracking;
    return path ? `<path transform="translate(${Math.round(at)} ${yOffset})" d="${path}"/>` : "";
  });
  return {
    svg: `<g transform="scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs.join("")}</g>`,
    width: x * scale,
  };
}
