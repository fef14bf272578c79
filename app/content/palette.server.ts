import content from "#content/brand/palette.ts";
import { palette as shape } from "./brand-shapes.ts";

/** The agency's colours, for what has no stylesheet: emails, pages of plain HTML, pictures. */
export const palette = shape.parse(content);
