/** Draws one social image, 1200 by 630: the act's theme, the heading in display type, the posters at the right, the brand. */
import type { SocialCard } from "../../app/features/site/social.ts";
import { inner, type Mark, markIn } from "./brand/mark.ts";
import { headingLines, type Measure, type Word, wordsOf } from "./heading-lines.ts";
import { outline, type Styles } from "./outlines.ts";

export interface Ingredients {
  styles: Styles;
  colours: Readonly<Record<string, string>>;
  art: ReadonlyMap<string, string>;
  mark: Mark;
  brand: string;
}

const size = { width: 1200, height: 630 };
const left = 64;
const column = { width: 560, height: 344, top: 60 };
const sizes = [116, 108, 100, 92, 84, 76, 70, 64, 58, 52, 46];
const lineHeight = 0.96;
const dark = new Set(["velvet", "cobalt"]);

export function socialSvg(card: SocialCard, { styles, colours, art, mark, brand }: Ingredients): string {
  const colour = (name: string) => colours[name] ?? fail(`The palette has no colour "${name}".`);
  const poster = (name: string) => inner(art.get(name) ?? fail(`There is no poster "${name}" for a social image.`));
  const text = colour(dark.has(card.theme) ? "paper" : "ink");
  const run = (words: readonly Word[], points: number) => {
    let x = 0;
    const parts = words.map(({ text: word, accent, joined }, index) => {
      const drawn = outline(word, accent ? styles.accent : styles.display, points);
      if (index > 0 && !joined) x += points * 0.22;
      const at = x;
      x += drawn.width;
      return `<g transform="translate(${at.toFixed(1)} 0)">${drawn.svg}</g>`;
    });
    return { svg: parts.join(""), width: x };
  };
  const measure: Measure = (words, points) => run(words, points).width;
  const heading = headingLines(wordsOf(card.heading), { ...column, sizes, lineHeight }, measure);
  const step = heading.size * lineHeight;
  const first = column.top + heading.size * 0.76;
  const lines = heading.lines.map(
    (line, index) =>
      `<g transform="translate(${left} ${(first + index * step).toFixed(1)})">${run(line, heading.size).svg}</g>`,
  );
  const lineAt = first + (heading.lines.length - 1) * step + heading.size * 0.24 + 48;
  const [main, behind] = card.posters;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${colour(card.theme)}"/>
${behind ? pasted(poster(behind), { x: 1062, y: 196, side: 350, turn: 8 }, colour) : ""}
${pasted(poster(main), behind ? { x: 880, y: 378, side: 388, turn: -5 } : { x: 912, y: 318, side: 470, turn: 4 }, colour)}
<g fill="${text}">${lines.join("")}
<g transform="translate(${left} ${lineAt.toFixed(1)})">${fact(card.line, styles)}</g></g>
${brandPlate(brand, mark, styles, colour)}
</svg>`;
}

/** The line under the heading, smaller where it does not fit. */
function fact(line: string, styles: Styles) {
  const { width } = outline(line, styles.text, 32);
  return outline(line, styles.text, Math.min(32, (32 * column.width) / width)).svg;
}

/** A poster as on a wall: a white edge, an ink line, slightly rotated. x and y are its middle. */
function pasted(
  svg: string,
  { x, y, side, turn }: Record<"x" | "y" | "side" | "turn", number>,
  colour: (name: string) => string,
) {
  const half = side / 2;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
<rect x="${-half - 14}" y="${-half - 8}" width="${side + 28}" height="${side + 28}" rx="26" fill="${colour("ink")}"/>
<rect x="${-half - 14}" y="${-half - 14}" width="${side + 28}" height="${side + 28}" rx="26" fill="${colour("paper")}" stroke="${colour("ink")}" stroke-width="3"/>
<svg x="${-half}" y="${-half}" width="${side}" height="${side}" viewBox="0 0 1200 1200" overflow="hidden">${svg}</svg></g>`;
}

/** Pixels: the widest name that leaves the pill on the picture. */
const maxBrand = 920;

/** The mark and the name on a paper pill, legible on every theme. */
function brandPlate(brand: string, mark: Mark, styles: Styles, colour: (name: string) => string) {
  const wide = outline(brand, styles.display, 31).width;
  const name = outline(brand, styles.display, Math.min(31, (31 * maxBrand) / wide));
  const width = 24 + 54 + 12 + name.width + 26;
  return `<g transform="translate(${left} 508)">
<rect width="${width.toFixed(1)}" height="62" rx="31" fill="${colour("paper")}" stroke="${colour("ink")}" stroke-width="3"/>
${markIn(mark, 24, 15, 54, 32)}
<g transform="translate(90 42)" fill="${colour("ink")}">${name.svg}</g></g>`;
}

function fail(text: string): never {
  throw new Error(text);
}
