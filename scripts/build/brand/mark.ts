import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../setup/content.mjs";

export const brandFolder = path.resolve(import.meta.dirname, "../../../.cache/brand");

/** The agency's mark, content/brand/mark.svg. */
export interface Mark {
  svg: string;
  /** x, y, width and height of its drawing */
  viewBox: string;
  /** Width for a height of 1 */
  ratio: number;
}

/** @throws when it has no viewBox, which gives its proportions */
export function readMark(folder = contentFolder): Mark {
  const svg = readFileSync(path.join(folder, "brand/mark.svg"), "utf8");
  const viewBox = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error("content/brand/mark.svg has no viewBox.");
  return { svg, viewBox, ratio: width / height };
}

/** What is inside the drawing's outermost element */
export const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");

/** The mark inside another drawing: centred in a box, as large as fits. */
export const markIn = ({ svg, viewBox }: Mark, x: number, y: number, width: number, height: number): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${inner(svg)}</svg>`;
