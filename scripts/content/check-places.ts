/**
 * npm run check:places: no two pages of one service may read alike. Reads the built pages (npm run build first), prints how
 * many each service has and the pair that shares most, and exits 1 when that is half of its words or more.
 * Measure: Jaccard overlap of five-word shingles of the main text, without header and footer.
 */
import { globSync, readFileSync } from "node:fs";
import { actOfService } from "../../app/features/place/paths.ts";
import { mainText, overlap, shingles } from "./overlap.ts";

const limit = 0.5;
let worstOfAll = 0;
for (const service of Object.keys(actOfService)) {
  const pages = globSync(`build/client/${service}-hire-*/index.html`)
    .sort()
    .map((file) => ({ path: file.split("/").at(-2), shingles: shingles(mainText(readFileSync(file, "utf8"))) }));
  if (pages.length === 0) throw new Error(`There are no built pages for ${service}: npm run build`);
  let worst = { overlap: 0, pair: "" };
  for (const [index, a] of pages.entries()) {
    for (const b of pages.slice(index + 1)) {
      const shared = overlap(a.shingles, b.shingles);
      if (shared > worst.overlap) worst = { overlap: shared, pair: `/${a.path} and /${b.path}` };
    }
  }
  console.log(`${service}: ${pages.length} pages; worst pair ${worst.overlap.toFixed(3)}, ${worst.pair}`);
  worstOfAll = Math.max(worstOfAll, worst.overlap);
}
if (worstOfAll >= limit) {
  console.error(`Two pages share ${limit} or more of their words: give those places more of their own to say.`);
  process.exit(1);
}
