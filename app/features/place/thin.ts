import type { PlacePage, PlaceService } from "../../content/shape.ts";

/**
 * The least that a page about a place needs before search engines may index it. Pages about places share about 280 words (prices, promises,
 * links): with fewer than 250 words of its own, a page is mostly a copy of the others, which search engines call a doorway page. At least
 * two sources show that facts about the town were checked.
 */
export const leastToIndex = { words: 250, sources: 2 };

interface PlaceTexts {
  pages: Partial<Record<PlaceService, PlacePage>>;
  sources: readonly string[];
}

/** The paragraphs that only this page has. */
const paragraphsOf = ({ intro, here, spots, room, question }: PlacePage): string[] => [
  intro,
  here,
  ...spots.flatMap(({ name, text }) => [name, text]),
  room,
  question.ask,
  question.answer,
];

/** What a page lacks, such as "180 of 250 words"; empty for a page that may be indexed. */
export function thinPageProblems({ pages, sources }: PlaceTexts, service: PlaceService): string[] {
  const page = pages[service];
  const words = page ? paragraphsOf(page).join(" ").trim().split(/\s+/).length : 0;
  return [
    ...(words < leastToIndex.words ? [`${words} of ${leastToIndex.words} words`] : []),
    ...(sources.length < leastToIndex.sources ? [`${sources.length} of ${leastToIndex.sources} sources`] : []),
  ];
}
