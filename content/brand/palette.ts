import type { Palette } from "../shape.ts";

/** The colours, and what each is for. `npm run content:check` names every pair that can't be read. */
export default {
  // Text and lines, and the ground under everything
  ink: "#2b0f2f",
  paper: "#fff6ec",
  white: "#ffffff",
  // Dark grounds, with paper on them; cobalt is the colour of links and of the keyboard's focus too
  velvet: "#4b1248",
  cobalt: "#3f4bd8",
  // Light grounds, with ink on them; flame is the main button
  flame: "#ff5b4a",
  rose: "#ff8fb8",
  gold: "#ffb92e",
  sky: "#cfe0ff",
  blush: "#ffd9e0",
  mint: "#bfe8d8",
  // On paper: accented words and mistakes, and ticks
  ember: "#c7301f",
  teal: "#0b7a76",
} satisfies Palette;
