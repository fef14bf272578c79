/**
 * npm run check:places: no two pages of one service may read alike. Reads the built pages (npm run build first), prints how
 * many each service has and the pair that shares most, and exits 1 when that is half of its words or more.
 * Measure: Jaccard overlap of five-word shingles of the main text, without header and footer.
 */
import { readFile } from "node:fs/promises";
import { actOfService, placePaths } from "../../app/features/place/paths.ts";
import { mainText, overlap, shingles } from "./overlap.ts";
import { placeFiles } from "./place-files.ts";

const limit = 0.5;
const paths = placePaths(await placeFiles());
let worstOfAll = 0;
for (const service of Object.keys(actOfService)) {
  const pages = await Promise.all(
    paths
      .filter((path) => path.startsWith(`/${service}-hire-`))
      .map(async (path) => ({
        path,
        shingles: shingles(mainText(await readFile(`build/client${path}/index.html`, "utf8"))),
      })),
  );
  let worst = { overlap: 0, pair: "" };
  for (const [index, a] of pages.entries()) {
    for (const b of pages.slice(index + 1)) {
      const shared = overlap(a.shingles, b.shingles);
      if (shared > worst.overlap) worst = { overlap: shared, pair: `${a.path} and ${b.path}` };
    }
  }
  console.log(`${service}: ${pages.length} pages; worst pair ${worst.overlap.toFixed(3)}, ${worst.pair}`);
  worstOfAll = Math.max(worstOfAll, worst.overlap);
}
if (worstOfAll >= limit) {
  console.error(`Two pages share ${limit} or more of their words: give those places more of their own to say.`);
  process.exit(1);
}
