const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

export function mainText(html: string): string {
  // Scripts first: one of them writes a <main> of its own.
  const markup = html.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ");
  const [, main = ""] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(markup) ?? [];
  return main
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&#x?([0-9a-f]+);/gi, (entity, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, entity.startsWith("&#x") ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
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
