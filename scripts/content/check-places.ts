/**
 * npm run check:places: no two pages about places may be too similar, whatever their services (npm run build first). Measured by the
 * Jaccard overlap of five-word runs of the main text, without header and footer. Prints how similar all pairs are, what each service's
 * pages repeat, and which pages are kept out of search engines; exits 1 when pages are too similar.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Place, PlaceService } from "../../app/content/shape.ts";
import { actOfService, placePath } from "../../app/features/place/paths.ts";
import { lacking, paragraphsOf } from "../../app/features/place/thin.ts";
import { contentFolder } from "../setup/content.mjs";
import { compare, mainText, mostShared, runsOf, tooMuchAlike } from "./overlap.ts";
import { recurring } from "./recurring.ts";

const files = globSync("build/client/{male-stripper,female-stripper,drag-queen}-hire-*/index.html").sort();
if (files.length === 0) throw new Error("There are no built pages: npm run build");
const names = files.map((file) => `/${path.basename(path.dirname(file))}`);
const compared = compare(runsOf(files.map((file) => mainText(readFileSync(file, "utf8")))));
const { pairs, own } = compared;

console.log(`${files.length} pages, ${pairs.length} pairs`);
const [median, nine, worst] = [0.5, 0.9, 1].map((share) => mostShared(compared, share).toFixed(3));
console.log(`Overlap: median ${median}, 90 % ${nine}, worst ${worst}`);
for (const { a, b, overlap } of pairs.slice(0, 10)) console.log(`  ${overlap.toFixed(3)}  ${names[a]} and ${names[b]}`);

const shares = own.map((share, page) => ({ share, page })).sort((a, b) => a.share - b.share);
console.log(`On no other page: median ${shares[Math.floor(shares.length / 2)]?.share.toFixed(3)}, least`);
for (const { share, page } of shares.slice(0, 10)) console.log(`  ${share.toFixed(3)}  ${names[page]}`);

const places: Place[] = [];
for (const file of globSync(path.join(contentFolder, "places/*.ts")))
  places.push((await import(path.resolve(file))).default);
for (const service of Object.keys(actOfService) as PlaceService[]) {
  const written = places.flatMap(({ pages }) => (pages[service] ? [paragraphsOf(pages[service])] : []));
  const act = service.replace("-", " ");
  const { words, openings } = recurring(written, [act, `${act}s`]);
  console.log(`\n${service}: on more than a fifth of its ${written.length} pages`);
  table(words);
  console.log("  Paragraphs that begin with the same three words:");
  table(openings);
}

const thin = places.flatMap((place) =>
  (Object.keys(place.pages) as PlaceService[])
    .map((service) => ({ path: placePath(service, place.slug), lacks: lacking(place, service) }))
    .filter(({ lacks }) => lacks.length > 0),
);
console.log(`\nKept out of search engines, as they say too little: ${thin.length === 0 ? "none" : ""}`);
for (const { path, lacks } of thin) console.log(`  ${path}: ${lacks.join(", ")}`);

const faults = tooMuchAlike(compared, names);
if (faults.length > 0) {
  console.error(`\n${faults.join("\n")}\nGive those places more of their own to say.`);
  process.exit(1);
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
