import type { Typefaces } from "../shape.ts";

/** Packages of Fontsource (https://fontsource.org): how to take others is in docs/brand.md. */
export default {
  // Headings and buttons
  display: { package: "@fontsource-variable/bricolage-grotesque", weight: 800 },
  // One word of a heading
  accent: {
    package: "@fontsource-variable/fraunces",
    weight: 600,
    style: "italic",
    axes: { SOFT: 100, WONK: 1, opsz: 144 },
  },
  // All other text; needs every weight from 400 to 700, so a variable one
  text: { package: "@fontsource-variable/figtree" },
} satisfies Typefaces;
