/**
 * Fallback fonts, which pages show first, scaled to the width and height of the agency's typefaces, so that nothing moves when those
 * arrive. The sizes for the shipped typefaces are measured in Chromium without hinting, on the site's own headings and paragraphs
 * (docs/decisions/0004-fonts.md); for other typefaces they are scaled by how much wider or narrower these are.
 */
import { Variation } from "harfbuzzjs";
import { glyphsOf, openFont } from "../outlines.ts";

const sample =
  "Butlers, drag acts and hosts for hens, stags and birthdays, with the travel worked out before you book.";

interface Fallback {
  family: string;
  of: "display" | "accent" | "text";
  /** Where the face is variable: the weight that is measured */
  wght?: number;
  descriptors: string;
  src: readonly string[];
  /** Per cent, for the shipped typeface */
  size: number;
}

/** Mean width of a letter of the sample in the shipped typefaces, in ems. */
const shipped: Record<string, number> = { display: 0.48998, accent: 0.37979, text400: 0.44121, text600: 0.44956 };

const arial = ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"];
const timesBoldItalic = [
  ...["Times New Roman Bold Italic", "TimesNewRomanPS-BoldItalicMT"],
  ...["Liberation Serif Bold Italic", "LiberationSerif-BoldItalic"],
];
// Android has neither Arial nor Liberation. Since Android 12 its Roboto is one file with a weight axis, of which local() gives only the
// regular weight: declared as lighter than bold, the browser thickens it and its width stays.
const roboto = ["Roboto", "Roboto-Regular"];
const notoBoldItalic = ["Noto Serif Bold Italic", "NotoSerif-BoldItalic"];

const weight = (of: string) => `font-weight: ${of}`;
const italic = `font-style: italic; ${weight("600")}`;
const fallbacks: readonly Fallback[] = [
  { family: "Display fallback", of: "display", descriptors: weight("800"), src: arialBold, size: 103.1 },
  { family: "Accent fallback", of: "accent", descriptors: italic, src: timesBoldItalic, size: 95.8 },
  { family: "Text fallback", of: "text", wght: 400, descriptors: weight("400"), src: arial, size: 100.1 },
  { family: "Text fallback", of: "text", wght: 600, descriptors: weight("600 700"), src: arialBold, size: 95.6 },
  { family: "Display Roboto fallback", of: "display", descriptors: weight("400"), src: roboto, size: 111.3 },
  { family: "Accent Noto fallback", of: "accent", descriptors: italic, src: notoBoldItalic, size: 76 },
  { family: "Text Roboto fallback", of: "text", wght: 400, descriptors: weight("400"), src: roboto, size: 100.8 },
  { family: "Text Roboto fallback", of: "text", wght: 600, descriptors: weight("500"), src: roboto, size: 103.2 },
];

/** @returns a stylesheet of @font-face rules, for the fonts in .cache/fonts */
export async function fallbackSheet(): Promise<string> {
  const faces = await Promise.all(fallbacks.map(faceOf));
  return faces.join("");
}

async function faceOf({ family, of, wght, descriptors, src, size }: Fallback): Promise<string> {
  const { letter, ascent, descent } = await measured(of, wght);
  const adjusted = (size * letter) / (shipped[`${of}${wght ?? ""}`] ?? letter);
  const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
  return `@font-face {
  font-family: "${family}";
  ${descriptors};
  src: ${src.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(adjusted)};
  ascent-override: ${percent((ascent / adjusted) * 10_000)};
  descent-override: ${percent((descent / adjusted) * 10_000)};
}
`;
}

/** In ems: the mean width of a letter of the sample, and how far a line reaches above and below its baseline. */
async function measured(name: string, wght?: number) {
  const { font, unitsPerEm } = await openFont(name);
  if (wght) font.setVariations([new Variation("wght", wght)]);
  const width = glyphsOf(sample, font).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  const { ascender, descender } = font.hExtents();
  const ems = (units: number) => units / unitsPerEm;
  return { letter: ems(width / sample.length), ascent: ems(ascender), descent: ems(-descender) };
}
