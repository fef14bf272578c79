/** The palette by its names, which are used together, and the tones that are mixed from it. */
export const colourNames = [
  "ink",
  "velvet",
  "paper",
  "white",
  "flame",
  "ember",
  "rose",
  "blush",
  "gold",
  "mint",
  "teal",
  "cobalt",
  "sky",
] as const;
export type Colour = (typeof colourNames)[number];
export type Colours = Readonly<Record<Colour, string>>;

/** The colours in which this repository's drawings are painted: the owner's colour of the same name replaces each. */
export const drawnIn: Colours = {
  ink: "#2b0f2f",
  velvet: "#4b1248",
  paper: "#fff6ec",
  white: "#ffffff",
  flame: "#ff5b4a",
  ember: "#c7301f",
  rose: "#ff8fb8",
  blush: "#ffd9e0",
  gold: "#ffb92e",
  mint: "#bfe8d8",
  teal: "#0b7a76",
  cobalt: "#3f4bd8",
  sky: "#cfe0ff",
};

/** @param share of the second, 0 to 1 */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Quiet text and thin lines. */
export const tonesOf = ({ ink, paper }: Colours) => ({
  muted: mix(ink, paper, 0.24),
  hairline: mix(paper, ink, 0.13),
});

/** The contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Ratios that level AA asks for: of text, and of lines and signs that have to be seen. */
const text = 4.5;
const sign = 3;

/** Every pair that the design uses: what stands on which background, the ratio it needs, and where a visitor meets it. */
const pairings: readonly (readonly [Colour | "muted", readonly Colour[], number, string])[] = [
  ["ink", ["paper", "white"], text, "text"],
  ["ink", ["flame", "rose", "gold", "sky", "blush", "mint"], text, "text on acts’ cards, bands and buttons"],
  ["paper", ["ink", "velvet", "cobalt"], text, "text in the footer and on dark bands"],
  ["muted", ["paper", "white"], text, "hints in forms"],
  ["ember", ["paper", "white"], text, "accented words and what is wrong in a form"],
  ["cobalt", ["paper", "white"], text, "links"],
  ["gold", ["ink"], text, "the heading of the strip of hotels"],
  ["gold", ["velvet", "cobalt"], sign, "the line around what the keyboard is on"],
  ["cobalt", ["mint", "sky", "blush", "gold"], sign, "the line around what the keyboard is on"],
  ["teal", ["paper", "white"], sign, "ticks"],
];

/** The pairs of a palette that can't be read well enough. */
export function illegible(palette: Colours) {
  const all = { ...palette, ...tonesOf(palette) };
  return pairings.flatMap(([name, backgrounds, needed, where]) =>
    backgrounds
      .map((background) => ({ name, background, needed, where, ratio: contrast(all[name], all[background]) }))
      .filter(({ ratio }) => ratio < needed),
  );
}
