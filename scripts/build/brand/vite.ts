/** What Vite has to know of the brand; makeBrand has written .cache/brand before it starts. */
import path from "node:path";
import { contentFolder } from "../../setup/content.mjs";
import { brandFolder, readMark } from "./mark.ts";

/** Every drawing is taken from where it was painted in the agency's colours. */
export const brandAlias = [{ find: /^.*\/art\/([\w-]+\.svg)/, replacement: `${brandFolder}/art/$1` }];

/** The width of the mark at its height of 24, and the ground of every page, for the browser's own frame. */
export async function brandConstants(): Promise<Record<string, string>> {
  const { default: palette } = await import(path.join(contentFolder, "brand/palette.ts"));
  return {
    "import.meta.env.MARK_WIDTH": String(Math.round(readMark().ratio * 24)),
    "import.meta.env.PAPER": JSON.stringify(palette.paper),
  };
}
