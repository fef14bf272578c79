import { parse } from "node-html-parser";

/** The text of a page's main part, without scripts, styles and drawings. */
export function mainText(html: string): string {
  const main = parse(html).querySelector("main");
  for (const hidden of main?.querySelectorAll("script, style, svg") ?? []) hidden.remove();
  return main?.structuredText ?? "";
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}£.’'-]*[\p{L}\p{N}]/gu) ?? [];

/** Runs of five words on each page, without case and punctuation, as numbers: the same run has the same number on every page. */
export function runsOf(texts: readonly string[]): Set<number>[] {
  const numbers = new Map<string, number>();
  return texts.map((text) => {
    const words = wordsOf(text);
    const runs = words.slice(4).map((_, index) => words.slice(index, index + 5).join(" "));
    return new Set(
      runs.map((run) => {
        const number = numbers.get(run) ?? numbers.size;
        numbers.set(run, number);
        return number;
      }),
    );
  });
}

interface Compared {
  /** Every pair of pages by their index in the list, with their Jaccard overlap from 0 to 1; the most similar first */
  pairs: { a: number; b: number; overlap: number }[];
  /** For each page the share of its runs that are on no other page */
  own: number[];
}

/** Compares every page with every other, by counting the pairs of pages that have each run. */
export function compare(pages: readonly ReadonlySet<number>[]): Compared {
  const pagesOf = new Map<number, number[]>();
  for (const [page, runs] of pages.entries()) {
    for (const run of runs) {
      const on = pagesOf.get(run);
      if (on) on.push(page);
      else pagesOf.set(run, [page]);
    }
  }
  const shared = pages.map(() => new Uint32Array(pages.length));
  const alone = new Uint32Array(pages.length);
  for (const on of pagesOf.values()) {
    for (const [index, a] of on.entries()) {
      const row = shared[a] as Uint32Array;
      for (const b of on.slice(index + 1)) row[b] = (row[b] as number) + 1;
      if (on.length === 1) alone[a] = (alone[a] as number) + 1;
    }
  }
  const size = (page: number) => pages[page]?.size ?? 0;
  const pairs = shared.flatMap((row, a) =>
    [...row.subarray(a + 1)].map((both, offset) => {
      const b = a + 1 + offset;
      return { a, b, overlap: both / Math.max(1, size(a) + size(b) - both) };
    }),
  );
  pairs.sort((x, y) => y.overlap - x.overlap);
  return { pairs, own: [...alone].map((count, page) => count / Math.max(1, size(page))) };
}

/** The overlap that this share of all pairs does not exceed. @param share from 0 to 1: 0.5 is the median */
export const mostShared = ({ pairs }: Compared, share: number): number =>
  pairs[Math.floor((1 - share) * (pairs.length - 1))]?.overlap ?? 0;

/** The largest overlap allowed for any pair, and for half of all pairs; the smallest share of a page that has to be on no other page. */
const limits = { worst: 0.35, median: 0.2, own: 0.5 };

/** Sentences about the pages that break the limits. @param names of the pages, in their order */
export function tooMuchAlike(compared: Compared, names: readonly string[]): string[] {
  const { worst, median, own } = limits;
  const half = mostShared(compared, 0.5);
  return [
    ...compared.pairs
      .filter(({ overlap }) => overlap > worst)
      .map(({ a, b, overlap }) => `${names[a]} and ${names[b]} share ${overlap.toFixed(3)}, more than ${worst}.`),
    ...(half > median ? [`Half of all pairs share ${half.toFixed(3)} or more, over ${median}.`] : []),
    ...compared.own.flatMap((share, page) =>
      share < own ? [`${names[page]}: ${share.toFixed(3)} is on no other page, less than ${own}.`] : [],
    ),
  ];
}
