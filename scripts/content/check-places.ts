/**
 * npm run check:places (npm run build first): checks that no two pages about places are too similar, whatever their services. Similarity is
 * the Jaccard overlap of five-word runs of the main text, without header and footer. Prints how similar all pairs are, and which pages are
 * kept out of search engines; exits 1 when pages are too similar.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Place, PlaceService } from "../../app/content/shape.ts";
import { placePath } from "../../app/features/place/paths.ts";
import { thinPageProblems } from "../../app/features/place/thin.ts";
import { contentFolder } from "../setup/content.mjs";
import { compare, mainText, mostShared, runsOf, tooMuchAlike } from "./overlap.ts";

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

const thin = places.flatMap((place) =>
  (Object.keys(place.pages) as PlaceService[])
    .map((service) => ({ path: placePath(service, place.slug), lacks: thinPageProblems(place, service) }))
    .filter(({ lacks }) => lacks.length > 0),
);
console.log(`\nKept out of search engines, as they say too little: ${thin.length === 0 ? "none" : ""}`);
for (const { path, lacks } of thin) console.log(`  ${path}: ${lacks.join(", ")}`);

const faults = tooMuchAlike(compared, names);
if (faults.length > 0) {
  console.error(`\n${faults.join("\n")}\nGive those places more of their own to say.`);
  process.exit(1);
}
