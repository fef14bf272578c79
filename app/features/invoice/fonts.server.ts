/** The agency's typefaces in a format that a PDF can embed (`npm run content:invoice-fonts` creates the files). */
import display from "#content/brand/invoice/display.ttf?inline";
import strong from "#content/brand/invoice/strong.ttf?inline";
import strongExt from "#content/brand/invoice/strong-ext.ttf?inline";
import text from "#content/brand/invoice/text.ttf?inline";
import textExt from "#content/brand/invoice/text-ext.ttf?inline";

const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

export const fontFiles = {
  text: bytes(text),
  "text-ext": bytes(textExt),
  strong: bytes(strong),
  "strong-ext": bytes(strongExt),
  display: bytes(display),
} as const;
export type FontName = keyof typeof fontFiles;

/** The font files of each face, in the order in which they are searched for a letter. */
export const faces = {
  text: ["text", "text-ext"],
  strong: ["strong", "strong-ext"],
  display: ["display", "strong", "strong-ext"],
} as const satisfies Record<string, readonly FontName[]>;
export type Face = keyof typeof faces;
