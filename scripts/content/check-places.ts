/**
 * npm run check:places: no two pages of places may read alike, whatever their services (npm run build first). Measure: Jaccard overlap
 * of five-word runs of the main text, without header and footer. Prints how alike all pairs are, what each service's pages repeat, and
 * the pages that are kept out of search engines.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { actOfService, parsePlacePath } from "../../app/features/place/paths.ts";
import type { Place, PlaceService } from "../../content/shape.ts";
import { compare, mainText, runsOf } from "./overlap.ts";
import { recurring } from "./recurring.ts";

/** The owner's rule: the most that two pages may share, half of all pairs at most so much, and what is a page's alone. */
export const limits = { worst: 0.35, median: 0.2, own: 0.5 };

const files = globSync("build/client/{male-stripper,female-stripper,drag-queen}-hire-*/index.html").sort();
if (files.length === 0) throw new Error("There are no built pages: npm run build");
const pages = files.map((file) => {
  const html = readFileSync(file, "utf8");
  return { name: path.basename(path.dirname(file)), html, text: mainText(html) };
});
const { pairs, own } = compare(runsOf(pages.map(({ text }) => text)));
const name = (index: number) => `/${pages[index]?.name}`;
const at = (share: number) => pairs[Math.floor((1 - share) * (pairs.length - 1))]?.overlap ?? 0;
const number = (value: number) => value.toFixed(3);

console.log(`${pages.length} pages, ${pairs.length} pairs`);
console.log(`Overlap: median ${number(at(0.5))}, 90 % ${number(at(0.9))}, worst ${number(at(1))}`);
for (const { a, b, overlap } of pairs.slice(0, 10)) console.log(`  ${number(overlap)}  ${name(a)} and ${name(b)}`);

const shares = own.map((share, index) => ({ share, index })).sort((a, b) => a.share - b.share);
const middle = shares[Math.floor(shares.length / 2)]?.share ?? 0;
console.log(`On no other page: median ${number(middle)}, least:`);
for (const { share, index } of shares.slice(0, 5)) console.log(`  ${number(share)}  ${name(index)}`);

const places = new Map<string, Place>();
for (const file of globSync("content/places/*.ts")) {
  const { default: place } = (await import(path.resolve(file))) as { default: Place };
  places.set(place.slug, place);
}
for (const service of Object.keys(actOfService) as PlaceService[]) {
  const written = pages.flatMap(({ name }) => {
    const asked = parsePlacePath(name);
    const words = asked?.service === service ? places.get(asked.slug)?.pages?.[service] : undefined;
    if (!words) return [];
    const { intro, here, spots, room, question } = words;
    return [[intro, here, ...spots.map(({ text }) => text), room, question.ask, question.answer]];
  });
  const { words, openings } = recurring(written, [service.replace("-", " "), `${service.replace("-", " ")}s`]);
  console.log(`\n${service}: on more than a fifth of its ${written.length} pages`);
  table(words);
  console.log("  Paragraphs that begin with the same three words:");
  table(openings);
}

/** Six to a line, in columns. */
function table(entries: [string, number][]) {
  if (entries.length === 0) console.log("  none");
  for (let from = 0; from < entries.length; from += 6) {
    const cells = entries
      .slice(from, from + 6)
      .map(([what, count]) => `${String(count).padStart(5)} ${what.padEnd(13)}`);
    console.log(cells.join("").trimEnd());
  }
}
