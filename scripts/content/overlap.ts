import { parse } from "node-html-parser";

export function mainText(html: string): string {
  const main = parse(html).querySelector("main");
  for (const hidden of main?.querySelectorAll("script, style, svg") ?? []) hidden.remove();
  return main?.structuredText ?? "";
}

/** Every run of five words, letter case and punctuation aside. */
export function shingles(text: string, size = 5): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}£.]+/gu) ?? [];
  return new Set(words.slice(size - 1).map((_, index) => words.slice(index, index + size).join(" ")));
}

/** Jaccard overlap of two sets, from 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}
