/**
 * npm run bench:reviews: the feed with 100,000 reviews under 64 connections of wrk, beside a bare static file of the same server (npm run
 * build first). The load comes from this machine too, so only the ratios mean something: the cost of a page of reviews in static
 * files, anywhere in the list.
 */
import { openDatabase } from "../../server/database/open.ts";
import { manyReviews } from "./reviews/fill.ts";
import { startSite } from "./server/site.ts";
import { wrk } from "./server/wrk.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const reviews = 100_000;

const site = await startSite();
try {
  const store = openDatabase(
    { databaseUrl: process.env.DATABASE_URL, dataFolder: site.dataFolder },
    { info() {}, error() {} },
    1,
  );
  for (const table of ["reviewListing", "reviewTally", "review"] as const)
    await store.database.deleteFrom(table).execute();
  await manyReviews(store.database, reviews);
  await store.close();

  const feed = `${site.origin}/api/reviews`;
  const etag = (await fetch(feed, { headers: { "Accept-Encoding": "gzip" } })).headers.get("etag") ?? "";
  const { status } = await fetch(feed, { headers: { "Accept-Encoding": "gzip", "If-None-Match": etag } });
  if (status !== 304) throw new Error(`The held feed answered ${status}`);
  const middle = "4.2018-06-01.many-50000";
  const asked = [
    { name: "static file (favicon.svg)", path: "/favicon.svg" },
    { name: "first page", path: "/api/reviews" },
    { name: "first page, held (304)", path: "/api/reviews", header: `If-None-Match: ${etag}` },
    { name: "middle, lowest rated", path: `/api/reviews?sort=rating-low&after=${middle}` },
    { name: "act and place, oldest", path: `/api/reviews?act=drag-acts&place=leeds&sort=oldest&after=${middle}` },
    { name: "the end, 20 at a time", path: "/api/reviews?from=end&limit=20" },
    { name: "/reviews as HTML", path: "/reviews" },
  ];
  console.log(`${reviews} reviews, ${seconds} s each\n`);
  let baseline = 0;
  for (const { name, path, header } of asked) {
    const { perSecond, p50, p99 } = await wrk(`${site.origin}${path}`, seconds, header);
    baseline ||= p50;
    const cells = [
      `${perSecond.toFixed(0)}/s`,
      `p50 ${p50.toFixed(1)} ms`,
      `p99 ${p99.toFixed(1)} ms`,
      `×${(p50 / baseline).toFixed(1)}`,
    ];
    console.log(name.padEnd(28), ...cells.map((cell) => cell.padStart(14)));
  }
} finally {
  await site.stop();
}
