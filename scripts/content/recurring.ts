/** Common words that recur on any page. */
const plain = new Set(
  `a about after again all already also always an and another any anybody anyone are around as ask at away back be because been
  before behind being best better between big book both but by can come comes could day do does don’t done each early either else end
  enough even evening every everybody everyone far few find first five for four from full get gets give go goes going good got had half has have
  he he’s her here hers him his hour how i if in into is it it’s its itself just keep last late later leave less let like little long look
  make makes many may me mean means more most much must need needs never new next night no nobody none not nothing now of off often old on
  once one only or other others our out over own part party people place plenty put quite rather really same say says see send she she’s
  should side since six small so some somebody someone something somewhere soon still such take takes tell ten than that that’s the their
  them then there there’s these they they’re thing things this those three through till time to together too town turn twenty two under
  until up us use usually very want wants was way we well what when where which while who whole whose why will with without won’t word work
  works would yes yet you you’re your yours`.split(/\s+/),
);

/** Words and openings with the number of pages that have them, the most frequent first. */
interface Recurring {
  words: [word: string, pages: number][];
  /** The first three words of a paragraph */
  openings: [opening: string, pages: number][];
}

const normal = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/**
 * What a service's pages repeat: words, and openings of paragraphs, that are on more than a share of the pages.
 * @param pages the paragraphs of each page @param known words that each page is about, such as the act's name
 */
export function recurring(pages: readonly (readonly string[])[], known: readonly string[], share = 0.2): Recurring {
  const about = new Set(known.flatMap(normal));
  const over = (of: (paragraph: string) => string[]) => {
    const counts = new Map<string, number>();
    for (const paragraphs of pages) {
      for (const found of new Set(paragraphs.flatMap(of))) counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count > share * pages.length).sort(([, a], [, b]) => b - a);
  };
  return {
    words: over((paragraph) => normal(paragraph).filter((word) => !plain.has(word) && !about.has(word))),
    openings: over((paragraph) => [normal(paragraph).slice(0, 3).join(" ")]),
  };
}
