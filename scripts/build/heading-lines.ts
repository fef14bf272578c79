/** Breaks a heading into lines, as text-wrap: balance does: as large as fits, then as even as possible. */
export interface Word {
  text: string;
  accent: boolean;
  /** Follows the previous word without a space: the rest of a long name broken at its hyphen */
  joined: boolean;
}

interface Box {
  width: number;
  height: number;
  /** Sizes to try, pixels, the largest first */
  sizes: readonly number[];
  lineHeight: number;
}

/** @param measure width in pixels of words at a size, spaces included */
export type Measure = (words: readonly Word[], size: number) => number;

export const wordsOf = ({ before, accent, after }: { before: string; accent: string; after: string }): Word[] =>
  [
    { text: before, accent: false },
    { text: accent, accent: true },
    { text: after, accent: false },
  ].flatMap(({ text, accent }) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) => (word.length > longName ? word.split(/(?<=-)/) : [word]).map(piece(accent))),
  );

const longName = 12;
const piece = (accent: boolean) => (text: string, index: number) => ({ text, accent, joined: index > 0 });
const isShortWordAlone = (line: readonly Word[]) => line.length === 1 && (line[0]?.text.length ?? 0) < 3;

function linesWithin(words: readonly Word[], width: number, size: number, measure: Measure): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && measure([...last, word], size) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Where not even the smallest size fits, the heading is smaller still: an owner's name may be of any length. */
export function headingLines(words: readonly Word[], box: Box, measure: Measure): { size: number; lines: Word[][] } {
  for (const size of box.sizes) {
    const lines = linesWithin(words, box.width, size, measure);
    const fits =
      lines.length * size * box.lineHeight <= box.height && lines.every((line) => measure(line, size) <= box.width);
    if (!fits || (lines.some(isShortWordAlone) && size !== box.sizes.at(-1))) continue;
    let even = lines;
    for (let width = box.width - 20; width > box.width / 3; width -= 20) {
      const next = linesWithin(words, width, size, measure);
      if (next.length > lines.length || next.some((line) => measure(line, size) > width)) break;
      even = next;
    }
    return { size, lines: even };
  }
  const smaller = (box.sizes.at(-1) ?? 0) * 0.9;
  return headingLines(words, { ...box, sizes: [smaller] }, measure);
}
