/** The content of a social image. Drawn at build time by scripts/build/social-images.ts. */
import type { Theme } from "../../content/shape.ts";

export interface SocialCard {
  /** One word or name in the accent typeface, as in the page's h1 */
  heading: { before: string; accent: string; after: string };
  /** One fact below the heading */
  line: string;
  /** Names of posters, the main one first; a second one is drawn behind it */
  posters: [string] | [string, string];
  theme: Theme;
}

/** The heading as one sentence, which is the image's alternative text. */
export const headingText = ({ before, accent, after }: SocialCard["heading"]): string =>
  [before, accent, after]
    .filter(Boolean)
    .join(" ")
    .replace(/ (?=[,.?!])/g, "");

/** "/cheeky-butler-hire" → "/social/cheeky-butler-hire.png" */
export const socialImagePath = (path: string): string =>
  `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
